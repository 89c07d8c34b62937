import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished } from 'vitest';
import { sign } from '../../server/kit/src/signature.ts';
import { openEvents } from '../support/event-stream.ts';
import { fullTest } from '../support/full-suite.ts';
import { type Stack, startStack } from '../support/stack.ts';

const CLIENTS = 32;
const PROVIDER_SECRET = 'a-provider-of-its-own-for-closing-under-load';
const READS = ['/api/payment/wallet/configs', '/api/user/wallet', '/api/rpgame/games/available'];
const account = { email: 'load@example.test', password: 'Busy-to-the-end-1', nickName: 'Load' };

type Envelope = { readonly code: number; readonly data: unknown };
type Response = {
  readonly status: number | undefined;
  readonly closes: boolean;
  readonly body: Envelope;
};
type Call = { readonly path: string; readonly token?: string; readonly body?: object };

fullTest(
  'under load every request in flight gets its whole response, every bet is stored, and event streams end cleanly',
  async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'fairhall-close-load-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const stack = await startStack({
      dataDir,
      settings: { SEED: 'off', RATE_LIMIT: 'off', PROVIDER_SECRET },
    });
    onTestFinished(() => stack.stop());
    const player = await newPlayer(stack);
    const streams = await Promise.all(
      Array.from({ length: 3 }, () =>
        openEvents({ origin: stack.origins.web, token: player.token }),
      ),
    );

    const reads = READS.map((read) => () => ({ path: read, token: player.token }));
    const calls = [...reads, () => betOf(player)];
    const load = Array.from({ length: CLIENTS }, (_, index) =>
      keepCalling(stack, calls[index % calls.length] ?? (() => betOf(player))),
    );
    // Every client has received a response and sends its next request.
    await Promise.all(load.map(({ warm }) => warm));
    stack.terminate();
    const responses = await Promise.all(load.map(({ finished }) => finished));

    for (const { status, body } of responses.flat()) {
      expect({ status, code: body.code }).toEqual({ status: 200, code: 200 });
    }
    for (const stream of streams) {
      // Balances of the bets, and no end of the session.
      for (const { event } of await stream.rest()) expect(event).toBe('balance');
      expect(stream.endedWell()).toBe(true);
    }
    expect(await stack.ended).toBe(0);
    const acknowledged = responses
      .filter((_, index) => index % calls.length === reads.length)
      .flat();
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(betsIn(dataDir)).toBe(acknowledged.length);
  },
);

type Player = { readonly token: string; readonly launchToken: string; readonly gameId: string };

/** A player with the welcome reward and an open game. */
async function newPlayer(stack: Stack): Promise<Player> {
  const agent = new http.Agent();
  const callServer = async <Data>(requested: Call) =>
    (await call(stack, agent, requested)).body.data as Data;
  await callServer({ path: '/api/user/register', body: account });
  const { token } = await callServer<{ token: string }>({ path: '/api/user/login', body: account });
  await callServer({ path: '/api/promo/welcome', token, body: { walletType: 'USD' } });
  const [game] = await callServer<{ gameId: string }[]>({ path: '/api/rpgame/games/available' });
  const gameId = game?.gameId ?? '';
  const launch = { gameId, walletType: 'USD' };
  const { url } = await callServer<{ url: string }>({
    path: '/api/game/launch',
    token,
    body: launch,
  });
  return { token, gameId, launchToken: new URL(url).searchParams.get('token') ?? '' };
}

function betOf({ launchToken, gameId }: Player): Call {
  const ids = { transactionId: randomUUID(), roundId: randomUUID() };
  return {
    path: '/api/provider/bet',
    body: { token: launchToken, gameId, ...ids, amount: '0.01' },
  };
}

function betsIn(dataDir: string): number {
  const database = new Sqlite(path.join(dataDir, 'fairhall.db'), { readonly: true });
  try {
    const bets = database.prepare<[], number>(
      'SELECT COUNT(*) FROM "LedgerEntry" WHERE "kind" = \'bet\'',
    );
    return bets.pluck().get() ?? 0;
  } finally {
    database.close();
  }
}

/** One client on one connection: repeats its request until the server closes the connection. */
function keepCalling(stack: Stack, next: () => Call) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const responses: Response[] = [];
  let warmUp = () => {};
  const warm = new Promise<void>((resolve) => {
    warmUp = resolve;
  });
  const run = async () => {
    for (;;) {
      const response = await call(stack, agent, next());
      responses.push(response);
      if (responses.length === 3) warmUp();
      if (response.closes) return responses;
    }
  };
  return { warm, finished: run().finally(() => agent.destroy()) };
}

/** @throws when the connection ends before the complete response */
function call(
  { origins }: Stack,
  agent: http.Agent,
  { path: route, token, body }: Call,
): Promise<Response> {
  const rawBody = body && JSON.stringify(body);
  const signed = rawBody !== undefined && route.startsWith('/api/provider/');
  return new Promise((resolve, reject) => {
    const request = http.request(`${origins.web}${route}`, {
      method: 'POST',
      agent,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(signed && {
          'x-signature': sign({ rawBody, secret: PROVIDER_SECRET, now: new Date() }),
        }),
      },
    });
    request.once('error', reject).once('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.once('error', reject).once('end', () => {
        resolve({
          status: response.statusCode,
          closes: response.headers.connection === 'close',
          body: JSON.parse(text),
        });
      });
    });
    request.end(rawBody);
  });
}
