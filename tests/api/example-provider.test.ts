import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sign } from '../../server/kit/src/signature.ts';
import { repository } from '../support/command.ts';
import { eventually } from '../support/eventually.ts';
import {
  type ExampleOptions,
  type ExampleProvider,
  freeExamplePort,
  startExampleProvider,
} from '../support/example-provider.ts';
import { type ForeignProvider, registerProvider } from './foreign-provider.ts';
import { launchToken } from './game-session.ts';
import { bearer, type Player, startTestServer, type TestServer } from './test-server.ts';
import { walletBalance } from './wallet-balance.ts';

/* The server of docs/example-provider: a model of how a games provider handles money. */

const GAME = 'example-coin';

let dir: string;
let server: TestServer;
let proxy: Proxy;
let provider: ForeignProvider;
let options: ExampleOptions;
let example: ExampleProvider;
let player: Player;
let token: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'fairhall-example-'));
  server = await startTestServer();
  proxy = await startProxy(server.settings.origins.web);
  const port = await freeExamplePort();
  const origin = `http://localhost:${port}`;
  const registration = { id: 'example', gameIds: [GAME], origins: [origin], winMultiple: 2 };
  provider = await registerProvider(server, { ...registration, roundsOrigin: origin });
  const stateFile = path.join(dir, 'rounds.json');
  options = { webOrigin: proxy.origin, secret: provider.secret, stateFile, port };
  example = await startExampleProvider(options);
  player = await server.player({ USD: 10_000n });
  token = await launchToken(server, { token: player.token, gameId: GAME });
});

afterEach(async () => {
  await example.kill();
  await proxy.close();
  await server.close();
  await rm(dir, { recursive: true });
});

type Proxy = {
  readonly origin: string;
  /** The bodies of the calls of `play`. */
  readonly plays: string[];
  /** Whether the response to `play` is lost after the API has received the call. */
  losesPlays: boolean;
  close(): Promise<void>;
};

/** Stands between provider and API, where a response can be lost. */
async function startProxy(target: string): Promise<Proxy> {
  const http: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const isPlay = request.url === '/api/provider/play';
    if (isPlay) proxied.plays.push(body);
    const forwarded = ['content-type', 'accept-language', 'x-provider', 'x-signature'];
    const reply = await fetch(`${target}${request.url}`, {
      method: 'POST',
      headers: forwarded.map((name): [string, string] => [name, `${request.headers[name]}`]),
      body,
    });
    if (isPlay && proxied.losesPlays) response.destroy();
    else response.writeHead(reply.status).end(await reply.text());
  });
  const port = await freeExamplePort();
  await new Promise<void>((resolve) => http.listen(port, 'localhost', resolve));
  const proxied: Proxy = {
    origin: `http://localhost:${port}`,
    plays: [],
    losesPlays: false,
    async close() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
  return proxied;
}

const tossOf = (changes: object = {}) => ({
  token,
  side: 'heads',
  stake: 5,
  requestId: randomUUID(),
  ...changes,
});

const balance = () => walletBalance(server, player);

async function pastRounds(query: object = {}) {
  const { body } = await server.api
    .get('/api/game/rounds')
    .query({ gameId: GAME, ...query })
    .set(bearer(player.token));
  return body.data;
}

test('a toss moves its stake and its win, and returns the wallet’s balance', async () => {
  const { code, data } = await example.post('/toss', tossOf());
  const isWin = data?.outcome === 'heads';
  expect({ code, data }).toEqual({
    code: 200,
    data: {
      outcome: expect.stringMatching(/^(heads|tails|edge)$/),
      win: isWin ? 10 : 0,
      balance: isWin ? 105 : 95,
    },
  });
  expect(await balance()).toBe(data?.balance);
  expect(await example.post('/session', { token })).toMatchObject({
    code: 200,
    data: { balance: data?.balance, walletType: 'USD' },
  });
});

test('a repeated request plays one round, also ten times at once', async () => {
  const toss = tossOf();
  const replies = await Promise.all(Array.from({ length: 10 }, () => example.post('/toss', toss)));
  const [first] = replies;
  expect(first?.code).toBe(200);
  for (const reply of replies) expect(reply).toEqual(first);
  expect(await example.post('/toss', toss)).toEqual(first);
  expect(await balance()).toBe(first?.data?.balance);
  expect(new Set(proxy.plays).size).toBe(1);
});

test('a toss without a response is repeated unchanged, and paid once', async () => {
  proxy.losesPlays = true;
  const tossing = example.post('/toss', tossOf());
  await eventually(() => expect(proxy.plays.length).toBeGreaterThan(1));
  proxy.losesPlays = false;
  const { code, data } = await tossing;
  expect(code).toBe(200);
  expect(new Set(proxy.plays).size).toBe(1);
  expect(await balance()).toBe(data?.balance);
});

test('a round that a crash interrupted is settled after the restart, with the same outcome', async () => {
  proxy.losesPlays = true;
  const toss = tossOf();
  const lost = expect(example.post('/toss', toss)).rejects.toThrow();
  await eventually(() => expect(proxy.plays.length).toBeGreaterThan(0));
  const [sent] = proxy.plays;
  await example.kill();
  await lost;
  proxy.plays.length = 0;
  proxy.losesPlays = false;
  example = await startExampleProvider(options);
  await eventually(() => expect(proxy.plays).toEqual([sent]));
  const { code, data } = await example.post('/toss', toss);
  expect(code).toBe(200);
  expect(data?.win).toBe(Number(JSON.parse(sent ?? '').winAmount));
  expect(await balance()).toBe(data?.balance);
  expect(await pastRounds()).toMatchObject({ list: [{ stake: 5, win: data?.win }], next: null });
});

test('the file of the rounds is its owner’s alone, and has no token of an ended round', async () => {
  await example.post('/toss', tossOf());
  const { mode } = await stat(options.stateFile);
  expect(mode & 0o777).toBe(0o600);
  expect(await readFile(options.stateFile, 'utf8')).not.toContain(token);
});

test('a refusal has its text in the player’s language, and no stake', async () => {
  const poor = await server.player({ USD: 100n });
  const poorToken = await launchToken(server, { token: poor.token, gameId: GAME });
  const refused = (language: string) =>
    example.post('/toss', tossOf({ token: poorToken }), { 'accept-language': language });
  const [english, portuguese] = [await refused('en'), await refused('pt-br')];
  expect([english.code, portuguese.code]).toEqual([1101, 1101]);
  expect(portuguese.msg).not.toBe(english.msg);
  expect(english.data).toBeNull();
});

test('a refused toss is blocked: a call of it that arrives late is refused, too', async () => {
  const poor = await server.player({ USD: 100n });
  const poorToken = await launchToken(server, { token: poor.token, gameId: GAME });
  expect(await example.post('/toss', tossOf({ token: poorToken }))).toMatchObject({ code: 1101 });
  const late = JSON.parse(proxy.plays[0] ?? '');
  const { body } = await provider.call('/provider/play', { ...late, amount: '1', winAmount: '0' });
  expect(body).toMatchObject({ code: 1205, data: null });
});

describe('a request is refused', () => {
  test.each([
    ['without a side', { side: 'edge' }],
    ['with a stake that is not offered', { stake: 2 }],
    ['with a negative stake', { stake: -5 }],
    ['with an id that is none', { requestId: 'round-1' }],
    ['with a list of ids', { requestId: [randomUUID()] }],
  ])('%s: 400', async (_, changes) => {
    expect(await example.post('/toss', tossOf(changes))).toMatchObject({ status: 400 });
    expect(proxy.plays).toEqual([]);
  });

  test('with an unknown token: 1204', async () => {
    expect(await example.post('/toss', tossOf({ token: 'nobody' }))).toMatchObject({ code: 1204 });
  });

  test('for another player’s round: 404', async () => {
    const toss = tossOf();
    await example.post('/toss', toss);
    const other = await server.player({ USD: 1000n });
    const otherToken = await launchToken(server, { token: other.token, gameId: GAME });
    const { status, data } = await example.post('/toss', { ...toss, token: otherToken });
    expect({ status, data }).toEqual({ status: 404, data: null });
  });

  test('with a body above the limit: 413', async () => {
    const { status } = await example.post('/toss', tossOf({ token: 'x'.repeat(5000) }));
    expect(status).toBe(413);
  });
});

describe('past rounds', () => {
  test('are listed by the casino, newest first and page by page', async () => {
    const tosses = [];
    for (const stake of [1, 5, 10]) {
      tosses.push(await example.post('/toss', tossOf({ stake })));
    }
    const expected = tosses.map(({ data }, index) => ({
      gameId: GAME,
      stake: [1, 5, 10][index],
      win: data?.win,
      proofUrl: null,
    }));
    const first = await pastRounds({ pageSize: 2 });
    const second = await pastRounds({ pageSize: 2, before: first.next });
    expect([...first.list, ...second.list]).toMatchObject(expected.reverse());
    expect(second.next).toBeNull();
  });

  test('are for the casino alone: 403 without its signature, or with a stale one', async () => {
    const query = { uid: player.userId, limit: 10 };
    const signedAt = (now: Date, key = provider.secret) => ({
      'x-signature': sign({ rawBody: JSON.stringify(query), secret: key, now }),
    });
    const status = async (headers: Record<string, string>) =>
      (await example.post('/player-history/rounds', query, headers)).status;
    expect(await status({})).toBe(403);
    expect(await status(signedAt(new Date(), 'x'.repeat(40)))).toBe(403);
    expect(await status(signedAt(new Date(Date.now() - 400_000)))).toBe(403);
    expect(await status(signedAt(new Date()))).toBe(200);
  });
});

test('a finished round is shown again at its link, without its player; an unknown one is not', async () => {
  const toss = tossOf();
  const { data } = await example.post('/toss', toss);
  const { body } = await server.api
    .get(`/api/game/rounds/${toss.requestId}/replay`)
    .query({ gameId: GAME })
    .set(bearer(player.token));
  const replay = (await server.api.get(`/api/game/replays/${body.data.id}`)).body.data;
  const url = new URL(replay.url);
  expect([url.origin, url.pathname]).toEqual([example.origin, '/replay']);
  expect((await fetch(url)).status).toBe(200);
  const round = url.searchParams.get('round');
  expect(await example.post(url.pathname, { round })).toEqual({
    ...{ status: 200, code: 200, msg: 'success' },
    data: { stake: 5, outcome: data?.outcome, win: data?.win, walletType: 'USD' },
  });
  expect(await example.post('/replay', { round: randomUUID() })).toMatchObject({ status: 404 });
});

test('the page may be framed by the casino alone, and sends no referrer', async () => {
  const response = await fetch(`${example.origin}/?token=${token}`);
  expect(response.headers.get('content-security-policy')).toContain(
    `frame-ancestors ${proxy.origin}`,
  );
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('its files stay small enough to be read at once', async () => {
  for (const file of [
    'server.mjs',
    'rounds.mjs',
    'signed-calls.mjs',
    'page.mjs',
    'replay.mjs',
    'page.html',
  ]) {
    const text = await readFile(path.join(repository, 'docs', 'example-provider', file), 'utf8');
    expect(text.split('\n').length, file).toBeLessThanOrEqual(100);
  }
});
