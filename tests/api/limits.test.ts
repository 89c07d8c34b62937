import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { backendOf } from '../../server/api/src/backends/index.ts';
import { launchToken } from './game-session.ts';
import { type Player, startTestServer, type TestServer } from './test-server.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const GAME_ID = 'phoenix-ascend';

let server: TestServer;
let player: Player;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  await server.seedGames();
});

afterAll(() => server.close());

beforeEach(async () => {
  server.requireOwnServer('advances the clock');
  player = await server.player({ USD: 100_000n, JPY: 1_000_000n });
  token = await launchToken(server, player);
});

async function own(method: 'get' | 'put' | 'post' | 'delete', path: string, body: object = {}) {
  const call = server.api[method](`/api/safer-play${path}`).auth(player.token, { type: 'bearer' });
  const { body: response } = await (method === 'get' ? call : call.send(body));
  return response;
}

const set = (kind: string, period: string, amount: number) =>
  own('put', '/limits', { kind, period, amount });

const newBet = (amount: string, more: object = {}) => ({
  token,
  transactionId: randomUUID(),
  roundId: randomUUID(),
  gameId: GAME_ID,
  amount,
  ...more,
});

async function provider(call: 'bet' | 'win' | 'play' | 'rollback', body: object) {
  return (await server.signed('provider', `/api/provider/${call}`, body)).body;
}

const bet = (amount: string) => provider('bet', newBet(amount));

/** The session has ended by then, so the player logs in again. */
async function advance(ms: number): Promise<void> {
  server.clock.advance(ms);
  const { email, password } = player;
  const { body } = await server.api.post('/api/user/login').send({ email, password });
  player = { ...player, token: body.data.token };
  token = await launchToken(server, player);
}

const breaches = () => backendOf(server.settings.database).checkEveryEntry();

test('a first limit holds at once, and counts what was staked before in its window', async () => {
  expect((await bet('30')).code).toBe(200);
  const { code, data } = await set('wager', 'day', 50);
  expect(code).toBe(200);
  expect(data).toMatchObject({ amount: 50, walletType: 'USD', used: 30, remaining: 20 });
  const refused = await bet('20.01');
  expect(refused).toMatchObject({
    code: 1106,
    data: {
      kind: 'wager',
      period: 'day',
      limit: 50,
      remaining: 20,
      walletType: 'USD',
      resetsAt: data.resetsAt,
    },
  });
  expect((await bet('20')).code).toBe(200);
  expect((await own('get', '')).data.limits).toMatchObject([{ used: 50, remaining: 0 }]);
  expect(await breaches()).toEqual([]);
});

test('of 64 bets at once with room for three, exactly three are placed', async () => {
  await set('loss', 'week', 10);
  const placed = await Promise.all(Array.from({ length: 64 }, () => bet('3')));
  expect(placed.filter(({ code }) => code === 200)).toHaveLength(3);
  expect(placed.filter(({ code }) => code === 1106)).toHaveLength(61);
  expect(await breaches()).toEqual([]);
});

test('a win makes room in a loss limit, and none in a wager limit; a rollback in both', async () => {
  await set('loss', 'day', 10);
  await set('wager', 'day', 30);
  expect((await provider('play', newBet('10', { winAmount: '10' }))).code).toBe(200);
  const placed = newBet('10');
  expect((await provider('bet', placed)).code).toBe(200);
  expect((await bet('1')).code).toBe(1106);
  const rollback = { transactionId: randomUUID(), betTransactionId: placed.transactionId };
  expect((await provider('rollback', rollback)).code).toBe(200);
  const again = newBet('10');
  expect((await provider('bet', again)).code).toBe(200);
  const { transactionId: betTransactionId, roundId } = again;
  const win = { transactionId: randomUUID(), betTransactionId, roundId, finished: true };
  expect((await provider('win', { ...win, amount: '25' })).code).toBe(200);
  expect((await own('get', '')).data.limits).toMatchObject([
    { kind: 'loss', used: -15, remaining: 25 },
    { kind: 'wager', used: 20, remaining: 10 },
  ]);
  expect(await bet('11')).toMatchObject({ code: 1106, data: { kind: 'wager', remaining: 10 } });
  expect(await breaches()).toEqual([]);
});

test('a stake of yesterday that is rolled back today makes no room today, and does in the month', async () => {
  await set('wager', 'day', 30);
  await set('wager', 'month', 30);
  const now = server.clock.now();
  const tenthOfNextMonth = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 10, 23);
  await advance(tenthOfNextMonth - now.getTime());
  const placed = newBet('20');
  expect((await provider('bet', placed)).code).toBe(200);
  await advance(2 * HOUR_MS);
  const rollback = { transactionId: randomUUID(), betTransactionId: placed.transactionId };
  expect((await provider('rollback', rollback)).code).toBe(200);
  const untouched = [
    { period: 'day', used: 0, remaining: 30 },
    { period: 'month', used: 0, remaining: 30 },
  ];
  expect((await own('get', '')).data.limits).toMatchObject(untouched);
  expect((await bet('30')).code).toBe(200);
  expect(await bet('1')).toMatchObject({ code: 1106, data: { kind: 'wager', remaining: 0 } });
  // A limit whose counter is filled from the postings counts the same.
  expect((await set('loss', 'day', 40)).data).toMatchObject({ used: 30, remaining: 10 });
  expect(await breaches()).toEqual([]);
});

test('the refusal names the limit with least left, of equal ones the shortest period', async () => {
  await set('loss', 'month', 5);
  await set('wager', 'week', 5);
  await set('wager', 'day', 7);
  expect(await bet('6')).toMatchObject({ code: 1106, data: { kind: 'wager', period: 'week' } });
});

test('other wallets count by the reference rates', async () => {
  await set('wager', 'day', 1);
  token = await launchToken(server, { ...player, walletType: 'JPY' });
  expect(await bet('152')).toMatchObject({ code: 1106, data: { walletType: 'USD', limit: 1 } });
  expect((await bet('151')).code).toBe(200);
  expect((await own('get', '')).data.limits).toMatchObject([{ used: 1, remaining: 0 }]);
});

test('a replay of a bet counts nothing and returns its response, also over the limit', async () => {
  await set('wager', 'day', 10);
  const placed = newBet('10');
  expect((await provider('bet', placed)).code).toBe(200);
  expect(await provider('bet', placed)).toMatchObject({ code: 200, data: { replayed: true } });
  expect((await own('get', '')).data.limits).toMatchObject([{ used: 10 }]);
});

test('a limit begins anew with its window', async () => {
  await set('wager', 'day', 10);
  expect((await bet('10')).code).toBe(200);
  expect((await bet('1')).code).toBe(1106);
  await advance(DAY_MS);
  expect((await bet('10')).code).toBe(200);
  expect(await breaches()).toEqual([]);
});

test('a lower limit holds at once, and drops a raise', async () => {
  await set('wager', 'day', 50);
  expect((await set('wager', 'day', 80)).data).toMatchObject({
    amount: 50,
    pending: { amount: 80 },
  });
  expect((await set('wager', 'day', 5)).data).toMatchObject({ amount: 5, pending: null });
  expect((await bet('6')).code).toBe(1106);
});

test('a raise takes effect by its confirmation alone, from 24 hours after its last request', async () => {
  await set('wager', 'day', 5);
  await set('wager', 'day', 80);
  await advance(HOUR_MS);
  const { pending } = (await set('wager', 'day', 90)).data;
  await advance(DAY_MS - 1);
  expect(await own('post', '/limits/wager/day/confirm')).toMatchObject({
    code: 1402,
    data: { confirmableAt: pending.confirmableAt },
  });
  await advance(1);
  expect((await bet('6')).code).toBe(1106);
  const confirmed = await own('post', '/limits/wager/day/confirm');
  expect(confirmed).toMatchObject({ code: 200, data: { amount: 90, pending: null } });
  expect((await bet('6')).code).toBe(200);
});

test('two raises of the same millisecond wait as one', async () => {
  await set('wager', 'day', 5);
  await set('wager', 'day', 80);
  expect(await set('wager', 'day', 90)).toMatchObject({
    code: 200,
    data: { amount: 5, pending: { amount: 90 } },
  });
});

test('a raise that is not confirmed within seven days lapses, and a cancelled one is gone', async () => {
  await set('wager', 'day', 5);
  await set('wager', 'day', 80);
  await advance(8 * DAY_MS);
  expect((await own('post', '/limits/wager/day/confirm')).code).toBe(1403);
  expect((await own('get', '')).data.limits).toMatchObject([{ amount: 5, pending: null }]);
  await set('wager', 'day', 80);
  expect((await own('delete', '/limits/wager/day/pending')).data).toMatchObject({ pending: null });
  await advance(DAY_MS);
  expect((await own('post', '/limits/wager/day/confirm')).code).toBe(1403);
});

test('a removed limit refuses nothing, and one that is set again counts what was staked meanwhile', async () => {
  await set('wager', 'month', 5);
  expect((await own('delete', '/limits/wager/month')).data.pending).toMatchObject({ amount: null });
  await advance(DAY_MS);
  expect(await own('post', '/limits/wager/month/confirm')).toMatchObject({ code: 200, data: null });
  expect((await own('get', '')).data.limits).toEqual([]);
  expect((await bet('60')).code).toBe(200);
  expect((await set('wager', 'month', 61)).data).toMatchObject({ used: 60, remaining: 1 });
  expect((await bet('2')).code).toBe(1106);
  expect(await breaches()).toEqual([]);
});

test('each change is a row of the history, which is never changed', async () => {
  const { prisma } = server.infrastructure;
  await set('loss', 'day', 5);
  await set('loss', 'day', 8);
  await own('delete', '/limits/loss/day/pending');
  const { userId } = player;
  const changes = await prisma.limitChange.findMany({ where: { userId }, orderBy: { at: 'asc' } });
  expect(
    changes.map(({ action, fromMinor, toMinor, by }) => [action, fromMinor, toMinor, by]),
  ).toEqual(
    expect.arrayContaining([
      ['set', null, 500n, 'player'],
      ['request', 500n, 800n, 'player'],
      ['cancel', 500n, 500n, 'player'],
    ]),
  );
  await expect(prisma.limitChange.deleteMany({ where: { userId } })).rejects.toThrow();
  await expect(prisma.limitChange.updateMany({ data: { toMinor: 1n } })).rejects.toThrow();
  expect(await prisma.limitChange.count({ where: { userId } })).toBe(3);
});
