import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { cardWithdrawal } from './card-withdrawal.ts';
import { type CarefulPlayer, carefulPlayer } from './careful-player.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const DAY_MS = 86_400_000;
const ORDER_TTL_MS = 1_800_000;

let server: TestServer;
let player: CarefulPlayer;

beforeAll(async () => {
  server = await startTestServer({ withPayments: true });
  await server.seedGames();
});

afterAll(() => server.close());

beforeEach(async () => {
  player = await carefulPlayer(server);
});

const complete = ({ data }: { data: { payUrl: string } }, outcome: string) =>
  supertest(data.payUrl).post('/complete').send({ outcome, method: 'card' });

const usedOfDay = async () => (await player.overview()).limits[0].used;

test('pending and paid orders count without what was withdrawn, failed ones do not', async () => {
  await player.setLimit('deposit', 'day', 100);
  const first = await player.deposit(60);
  expect(await usedOfDay()).toBe(60);
  expect(await player.deposit(41)).toMatchObject({
    code: 1106,
    data: { kind: 'deposit', period: 'day', limit: 100, remaining: 40, walletType: 'USD' },
  });
  await complete(first, 'failed');
  await eventually(async () => expect(await usedOfDay()).toBe(0));
  await complete(await player.deposit(100), 'paid');
  await eventually(async () =>
    expect((await player.own('get', '/user/info')).data.balance).toBe(200),
  );
  expect((await player.own('post', '/payment/withdraw', cardWithdrawal)).code).toBe(200);
  expect((await player.deposit(20)).code).toBe(1106);
  expect(await usedOfDay()).toBe(100);
});

test('an expired order frees its share, and money that arrives late counts in its own window', async () => {
  server.requireOwnServer('advances the clock');
  await player.setLimit('deposit', 'month', 100);
  const late = await player.deposit(100);
  server.clock.advance(ORDER_TTL_MS);
  expect(await usedOfDay()).toBe(0);
  expect((await player.deposit(30)).code).toBe(200);
  await server.runDueJobs();
  await supertest(late.data.payUrl).post('/webhooks').send({ send: 'late' });
  await eventually(async () => expect(await usedOfDay()).toBe(130));
  expect((await player.overview()).limits[0].remaining).toBe(0);
});

test('the limits of all periods hold at once, and the refusal names the one with least left', async () => {
  await player.setLimit('deposit', 'week', 90);
  await player.setLimit('deposit', 'month', 90);
  await player.setLimit('deposit', 'day', 95);
  expect((await player.deposit(91)).data).toMatchObject({ period: 'week', remaining: 90 });
});

test('a new day has a new limit', async () => {
  server.requireOwnServer('advances the clock');
  await player.setLimit('deposit', 'day', 50);
  await complete(await player.deposit(50), 'paid');
  expect((await player.deposit(20)).code).toBe(1106);
  server.clock.advance(DAY_MS);
  await player.logIn();
  expect((await player.deposit(50)).code).toBe(200);
});

test('deposits of other wallets count by the reference rates', async () => {
  await player.setLimit('deposit', 'day', 100);
  expect((await player.deposit(500, { walletType: 'BRL' })).code).toBe(200);
  expect((await player.overview()).limits).toMatchObject([{ used: 90, isEstimate: true }]);
  expect((await player.deposit(20)).code).toBe(1106);
});

test('of twenty deposits at once with room for three, exactly three are created', async () => {
  await player.setLimit('deposit', 'week', 70);
  const created = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      // Half of them with a key of their own, as the client sends them.
      player.deposit(20, { key: index % 2 === 0 ? randomUUID() : '' }),
    ),
  );
  expect(created.filter(({ code }) => code === 200)).toHaveLength(3);
  expect(created.filter(({ code }) => code === 1106)).toHaveLength(17);
  const { data } = await player.own('post', '/payment/recharge/records', { status: 1 });
  expect(data.total).toBe(3);
  expect(await usedOfDay()).toBe(60);
});

test('a replay returns its response over the limit, and another request with its key meets the limit first', async () => {
  await player.setLimit('deposit', 'day', 50);
  const key = randomUUID();
  const first = await player.deposit(50, { key });
  expect(await player.deposit(50, { key })).toEqual(first);
  expect((await player.deposit(40, { key })).code).toBe(1106);
});

test('a first limit counts what was deposited before it in its window', async () => {
  await player.deposit(80);
  expect((await player.setLimit('deposit', 'day', 100)).data).toMatchObject({ used: 80 });
  expect((await player.deposit(21)).code).toBe(1106);
  expect((await player.deposit(20)).code).toBe(200);
});

test('a limit of zero refuses each deposit', async () => {
  await player.setLimit('deposit', 'day', 0);
  expect((await player.deposit(20)).code).toBe(1106);
});
