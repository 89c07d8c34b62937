import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { eventCalls, gameServerCalls } from '../../server/game-server/src/contract/index.ts';
import { refusalCodes } from '../../server/kit/src/errors.ts';
import { sign } from '../../server/kit/src/signature.ts';
import {
  cancelOrder,
  completeOrder,
  createOrder,
  createPayout,
  declineCard,
  listTransactions,
  sendWebhook,
} from '../../server/mockpay/src/contract.ts';
import { chooseClientSeed } from '../support/choose-client-seed.ts';
import { inputsOf, seedOf } from '../support/contract-fuzz.ts';
import { type Player, startTestServer, type TestServer } from './test-server.ts';

/*
 * The counterpart of `fuzz.test.ts` for the other two services: the round API of the game pages,
 * the checkout API of the payment page, and the API's own requests to Mockpay. For any input the
 * response is in the envelope and is no server error.
 */

const INPUTS = Number(process.env.FUZZ_INPUTS ?? 40);
const MS_PER_INPUT = 60;

/** A game of each kind; a launch token is valid for one game. */
const GAMES = {
  slot: 'phoenix-ascend',
  spots: 'dragon-tiger',
  decisions: 'hall-blackjack',
  draw: 'star-draw-49',
  sport: 'penalty-kings',
} as const;

const gameOf: Partial<Record<string, string>> = {
  spin: GAMES.slot,
  bet: GAMES.spots,
  deal: GAMES.decisions,
  choose: GAMES.decisions,
  buyTicket: GAMES.draw,
  placeBet: GAMES.sport,
};

let server: TestServer;
let player: Player;
let known: readonly string[];
const launches = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer({ withPayments: true, withGames: true });
  await server.seedGames();
  player = await server.player({ USD: 10_000_000n });
  for (const gameId of Object.values(GAMES)) {
    const { url } = (await post('/api/game/launch', { gameId, walletType: 'USD' })).body.data;
    launches.set(gameId, new URL(url).searchParams.get('token') ?? '');
  }
  known = [...(await roundsInPlay()), '1', '1.00', '20', '0', '0.005', 'dragon', 'tiger', 'stand'];
});

afterAll(() => server.close());

const post = (path: string, body: object) =>
  server.api.post(path).auth(player.token, { type: 'bearer' }).send(body);

type Call = { readonly path: string; readonly input: z.ZodType; readonly output: z.ZodType };

const gameCalls: [string, Call][] = Object.entries({ ...gameServerCalls, ...eventCalls });

test.each(gameCalls)(
  'the game server’s response to %s conforms to its contract for any input',
  { timeout: 300_000 + INPUTS * MS_PER_INPUT },
  async (name, call) => {
    const gameId = gameOf[name] ?? GAMES.draw;
    const headers = { authorization: `Bearer ${launches.get(gameId)}` };
    const url = server.settings.origins.game + call.path;
    for (const [place, input] of samplesOf(name, call).entries()) {
      // Otherwise most inputs would fail on a game that does not match the token.
      const isFields = typeof input === 'object' && input !== null && !Array.isArray(input);
      const body = isFields && place % 3 !== 0 ? { ...input, gameId } : input;
      await validateResponse(call, { url, headers, body });
    }
  },
);

test.each(Object.entries<Call>(gameServerCalls))(
  'the game server’s response to %s in free play conforms to its contract for any input',
  { timeout: 300_000 + INPUTS * MS_PER_INPUT },
  async (name, call) => {
    const gameId = gameOf[name] ?? GAMES.slot;
    const launch = await post('/api/game/launch-free', { gameId, isAdult: true });
    const token = new URL(launch.body.data.url).searchParams.get('token') ?? '';
    await chooseClientSeed({ gameOrigin: server.settings.origins.game, token, gameId });
    const headers = { authorization: `Bearer ${token}` };
    const url = server.settings.origins.game + call.path;
    for (const [place, input] of samplesOf(`free ${name}`, call).entries()) {
      const isFields = typeof input === 'object' && input !== null && !Array.isArray(input);
      const body = isFields && place % 3 !== 0 ? { ...input, gameId } : input;
      await validateResponse(call, { url, headers, body });
    }
  },
);

test.each([
  ['complete', completeOrder],
  ['decline', declineCard],
  ['webhooks', sendWebhook],
] as const)(
  'the checkout’s response to %s conforms to its contract for any input',
  { timeout: 300_000 + INPUTS * MS_PER_INPUT },
  async (name, call) => {
    const order = await post('/api/payment/recharge', { walletType: 'USD', amount: 20 });
    const url = `${order.body.data.payUrl}/${name}`;
    for (const body of samplesOf(name, call))
      await validateResponse(call, { url, headers: {}, body });
  },
);

test.each([createOrder, cancelOrder, createPayout, listTransactions])(
  'Mockpay’s response to $path conforms to its contract for any input',
  { timeout: 300_000 + INPUTS * MS_PER_INPUT },
  async (call) => {
    const { origins, paymentSecret: secret } = server.settings;
    for (const input of samplesOf(call.path, call)) {
      const rawBody = JSON.stringify(input) ?? '';
      const headers = { 'x-signature': sign({ rawBody, secret, now: server.clock.now() }) };
      await validateResponse(call, { url: origins.pay + call.path, headers, body: input });
    }
  },
);

test('ledger and orders are consistent afterwards', async () => {
  server.requireOwnServer('reads the database');
  const { backendOf } = await import('../../server/api/src/backends/index.ts');
  expect(await backendOf(server.settings.database).checkEveryEntry()).toEqual([]);
});

function samplesOf(name: string, call: Pick<Call, 'input'>): unknown[] {
  return fc.sample(inputsOf(call, known), { numRuns: INPUTS, seed: seedOf(name) });
}

async function validateResponse(
  call: Pick<Call, 'output'>,
  { url, headers, body }: { url: string; headers: Record<string, string>; body: unknown },
): Promise<void> {
  const rawBody = JSON.stringify(body) ?? '';
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: rawBody,
  });
  const text = await response.text();
  const context = `${url} ${rawBody.slice(0, 300)} → ${response.status} ${text.slice(0, 300)}`;
  expect([200, 400, 401, 404, 413], context).toContain(response.status);
  const envelope = JSON.parse(text);
  expect(Object.keys(envelope).sort(), context).toEqual(['code', 'data', 'msg']);
  if (response.status !== 200) {
    expect(envelope.code, context).toBe(response.status);
  } else if (envelope.code === 200) {
    expect(call.output.safeParse(envelope.data).error?.issues ?? [], context).toEqual([]);
  } else {
    expect(Object.values(refusalCodes), context).toContain(envelope.code);
  }
}

/** Ids that exist: an open round, a fixture on sale, its selections. */
async function roundsInPlay(): Promise<string[]> {
  const requestCall = async (gameId: string, { path, ...body }: { path: string }) => {
    const response = await fetch(server.settings.origins.game + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${launches.get(gameId)}`,
      },
      body: JSON.stringify({ gameId, ...body }),
    });
    return (await response.json()).data;
  };
  const token = launches.get(GAMES.decisions) ?? '';
  const { game: gameOrigin } = server.settings.origins;
  await chooseClientSeed({ gameOrigin, token, gameId: GAMES.decisions });
  const dealt = await requestCall(GAMES.decisions, {
    path: gameServerCalls.deal.path,
    ...{ requestId: 'known-request', stake: '1.00' },
  });
  const programme = await requestCall(GAMES.draw, { path: eventCalls.programme.path });
  const eventIds = programme.events.map(({ eventId }: { eventId: string }) => eventId);
  return [dealt.round.roundId, 'known-request', ...eventIds, ...Object.values(GAMES)];
}
