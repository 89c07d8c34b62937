import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { launchToken } from './game-session.ts';
import { type Player, sharedTestServer, type TestServer } from './test-server.ts';

const GAME = 'phoenix-ascend';

let server: TestServer;
let player: Player;
let token: string;

beforeAll(async () => {
  server = await sharedTestServer();
});

beforeEach(async () => {
  player = await server.player({ USD: 10_000n });
  token = await launchToken(server, player);
});

function call(name: string, body: object) {
  return server.signed('provider', `/api/provider/${name}`, body);
}

function bet() {
  return {
    token,
    transactionId: randomUUID(),
    roundId: randomUUID(),
    gameId: GAME,
    amount: '10.00',
  };
}

it('returns the stake of a bet once, with any transactionId', async () => {
  const placed = bet();
  await call('bet', placed);
  const rollback = { transactionId: randomUUID(), betTransactionId: placed.transactionId };
  const first = await call('rollback', rollback);
  const again = await call('rollback', rollback);
  const other = await call('rollback', { ...rollback, transactionId: randomUUID() });
  expect(first.body.data).toEqual({ balance: 100, replayed: false });
  expect(again.body.data).toEqual({ balance: 100, replayed: true });
  expect(other.body.data).toEqual({ balance: 100, replayed: true });
});

it('leaves a tombstone for an unknown bet, and refuses the bet when it arrives', async () => {
  const late = bet();
  const rollback = { transactionId: randomUUID(), betTransactionId: late.transactionId };
  expect((await call('rollback', rollback)).body.data).toEqual({ balance: null, replayed: false });
  expect((await call('rollback', rollback)).body.data).toEqual({ balance: null, replayed: true });
  expect((await call('bet', late)).body.code).toBe(1205);
  expect((await call('balance', { token })).body.data).toEqual({ balance: 100 });
});

it('leaves one tombstone of a bet, with any transactionId of its rollback', async () => {
  const betTransactionId = randomUUID();
  const first = { transactionId: randomUUID(), betTransactionId };
  const second = { transactionId: randomUUID(), betTransactionId };
  expect((await call('rollback', first)).body.data).toEqual({ balance: null, replayed: false });
  expect((await call('rollback', second)).body.data).toEqual({ balance: null, replayed: true });
  const keys = [first, second].map(({ transactionId }) => `provider/${transactionId}`);
  const { prisma } = server.infrastructure;
  expect(await prisma.ledgerEntry.count({ where: { key: { in: keys } } })).toBe(1);
});

it.each(['won', 'rolled-back'])(
  'does not depend on another bet whose id is <bet>/%s',
  async (fact) => {
    const placed = bet();
    const { transactionId } = placed;
    await call('bet', placed);
    const named = { ...bet(), transactionId: `${transactionId}/${fact}` };
    expect((await call('bet', named)).body.data).toEqual({ balance: 80, replayed: false });
    const rollback = { transactionId: randomUUID(), betTransactionId: transactionId };
    const first = await call('rollback', rollback);
    expect(first.body.data).toEqual({ balance: 90, replayed: false });
  },
);

it('lets exactly one of a concurrent bet and rollback take effect', async () => {
  const placed = bet();
  const rollback = { transactionId: randomUUID(), betTransactionId: placed.transactionId };
  const [betResponse] = await Promise.all([call('bet', placed), call('rollback', rollback)]);
  expect([200, 1205]).toContain(betResponse.body.code);
  expect((await call('balance', { token })).body.data).toEqual({ balance: 100 });
});

it('is refused after a win, and a win is refused after it', async () => {
  const won = bet();
  await call('bet', won);
  const win = { roundId: won.roundId, amount: '25.00', finished: true };
  await call('win', { ...win, transactionId: randomUUID(), betTransactionId: won.transactionId });
  const tooLate = await call('rollback', {
    transactionId: randomUUID(),
    betTransactionId: won.transactionId,
  });
  expect(tooLate.body.code).toBe(1202);

  const takenBack = bet();
  await call('bet', takenBack);
  await call('rollback', {
    transactionId: randomUUID(),
    betTransactionId: takenBack.transactionId,
  });
  const ghost = await call('win', {
    ...win,
    roundId: takenBack.roundId,
    transactionId: randomUUID(),
    betTransactionId: takenBack.transactionId,
  });
  expect(ghost.body.code).toBe(1205);
});

it('refuses a transactionId of another call', async () => {
  const placed = bet();
  await call('bet', placed);
  const reused = await call('rollback', {
    transactionId: placed.transactionId,
    betTransactionId: placed.transactionId,
  });
  expect(reused.body.code).toBe(1107);
});

it('shows a bet that was rolled back as cancelled in the history', async () => {
  const placed = bet();
  await call('bet', placed);
  await call('rollback', { transactionId: randomUUID(), betTransactionId: placed.transactionId });
  const response = await server.api
    .get('/api/user/history')
    .query({ status: 'cancelled' })
    .set('authorization', `Bearer ${player.token}`);
  expect(response.body.data.list).toMatchObject([{ type: 'bet', status: 'cancelled', amount: 10 }]);
});
