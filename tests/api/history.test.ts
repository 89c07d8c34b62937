import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minorPerMajor } from '../../server/api/src/contract/money.ts';
import { launchToken } from './game-session.ts';
import { type Player, startTestServer, type TestServer } from './test-server.ts';

const GAME = 'phoenix-ascend';

let server: TestServer;
let player: Player;

/** One of each: completed rounds and one rolled back, deposits and withdrawals in every state. */
beforeAll(async () => {
  server = await startTestServer();
  await server.seedGames();
  player = await server.player({ USD: 100n * minorPerMajor('USD') });
  await playRounds(await launchToken(server, player));
  await storeOrders();
});

afterAll(() => server.close());

async function playRounds(token: string): Promise<void> {
  const bet = { token, gameId: GAME, amount: '1' };
  const won = { ...bet, transactionId: 'won', roundId: 'won', winAmount: '3' };
  await server.signed('provider', '/api/provider/play', won);
  const taken = { ...bet, transactionId: 'taken', roundId: 'taken' };
  await server.signed('provider', '/api/provider/bet', taken);
  const rollback = { transactionId: 'taken-rollback', betTransactionId: 'taken' };
  await server.signed('provider', '/api/provider/rollback', rollback);
}

async function storeOrders(): Promise<void> {
  const { prisma, clock } = server.infrastructure;
  const common = { userId: player.userId, walletType: 'USD', amountMinor: 5000n };
  const written = { requestHash: '', createdAt: clock.now(), updatedAt: clock.now() };
  for (const status of [1, 2, 3, 4]) {
    await prisma.depositOrder.create({
      data: {
        ...common,
        ...written,
        id: `deposit-${status}`,
        outTradeNo: `FH-${status}`,
        status,
        balanceMinor: 0n,
        expiresAt: clock.now(),
      },
    });
  }
  for (const status of [0, 1, 2, 4, 5]) {
    await prisma.withdrawOrder.create({
      data: {
        ...common,
        ...written,
        id: `withdrawal-${status}`,
        orderNum: `FW-${status}`,
        bankCode: 'LMPUS',
        bankAccount: '6222000011112222',
        accountKey: '6222000011112222',
        status,
      },
    });
  }
}

async function rows(query: object): Promise<{ type: string; status: string; id: string }[]> {
  const response = await server.api
    .get('/api/user/history')
    .auth(player.token, { type: 'bearer' })
    .query({ pageSize: 50, ...query });
  expect(response.body.data.total).toBe(response.body.data.list.length);
  return response.body.data.list;
}

const ids = async (query: object) => (await rows(query)).map(({ id }) => id).sort();
const texts = async (query: object) =>
  (await rows(query)).map(({ type, status }) => `${type} ${status}`).sort();

describe('the history of payments', () => {
  it.each([
    ['pending', ['deposit-1', 'withdrawal-0', 'withdrawal-1', 'withdrawal-5']],
    ['completed', ['deposit-2', 'withdrawal-2']],
    ['failed', ['deposit-3', 'withdrawal-4']],
    ['cancelled', ['deposit-4']],
  ])('filters by %s, which the orders store as other numbers', async (status, expected) => {
    expect(await ids({ kind: 'transaction', status })).toEqual(expected);
    for (const row of await rows({ kind: 'transaction', status })) expect(row.status).toBe(status);
  });

  it('contains deposits or withdrawals alone, and no bets', async () => {
    expect(await ids({ kind: 'transaction', type: 'deposit' })).toHaveLength(4);
    expect(await ids({ kind: 'transaction', type: 'withdraw' })).toHaveLength(5);
    expect(await ids({ kind: 'transaction', type: 'bet' })).toEqual([]);
  });
});

describe('the totals of the history', () => {
  const totals = async (query: object) => {
    const { body } = await server.api
      .get('/api/user/history/totals')
      .auth(player.token, { type: 'bearer' })
      .query(query);
    return body.data;
  };

  it('are the stakes and wins of all rounds, without stakes that were rolled back', async () => {
    expect(await totals({})).toEqual([{ walletType: 'USD', out: 1, in: 3, net: 2 }]);
    expect(await totals({ kind: 'game', walletType: 'USD' })).toHaveLength(1);
  });

  it('are the completed deposits and withdrawals', async () => {
    const query = { kind: 'transaction' };
    expect(await totals(query)).toEqual([{ walletType: 'USD', out: 50, in: 50, net: 0 }]);
  });

  it('are limited to the wallet and the days of the filter', async () => {
    expect(await totals({ walletType: 'EUR' })).toEqual([]);
    expect(await totals({ startTime: '2020-01-01', endTime: '2020-12-31' })).toEqual([]);
    expect((await totals({ startTime: '2020-01-01' }))[0]).toMatchObject({ net: 2 });
  });
});

describe('the history of rounds', () => {
  it('contains bets or wins alone; a rolled-back bet is cancelled', async () => {
    expect(await texts({ kind: 'game' })).toEqual([
      'bet cancelled',
      'bet completed',
      'bet completed',
      'win completed',
    ]);
    expect(await texts({ kind: 'game', type: 'win' })).toEqual(['win completed']);
    expect(await texts({ kind: 'game', type: 'bet', status: 'cancelled' })).toEqual([
      'bet cancelled',
    ]);
    expect(await texts({ kind: 'game', status: 'completed' })).toHaveLength(3);
  });

  it('has one row for the bets and the win of a round, without the rolled-back ones, with byRound', async () => {
    const other = await server.player({ USD: 100n * minorPerMajor('USD') });
    const token = await launchToken(server, other);
    const bet = { token, gameId: GAME, amount: '1' };
    const play = (transactionId: string, winAmount: string) => {
      const round = { transactionId, roundId: transactionId, winAmount };
      return server.signed('provider', '/api/provider/play', { ...bet, ...round });
    };
    await play('lost', '0');
    const doubled = { ...bet, roundId: 'doubled' };
    await server.signed('provider', '/api/provider/bet', { ...doubled, transactionId: 'deal' });
    await play('between', '2.5');
    await server.signed('provider', '/api/provider/bet', { ...doubled, transactionId: 'double' });
    await server.signed('provider', '/api/provider/bet', { ...doubled, transactionId: 'undone' });
    const undo = { transactionId: 'undone-rollback', betTransactionId: 'undone' };
    await server.signed('provider', '/api/provider/rollback', undo);
    const paid = { transactionId: 'paid', betTransactionId: 'deal', roundId: 'doubled' };
    await server.signed('provider', '/api/provider/win', { ...paid, amount: '4', finished: true });
    const taken = { ...bet, transactionId: 'back', roundId: 'back' };
    await server.signed('provider', '/api/provider/bet', taken);
    const rollback = { transactionId: 'back-rollback', betTransactionId: 'back' };
    await server.signed('provider', '/api/provider/rollback', rollback);

    const read = async (query: object) => {
      const { body } = await server.api
        .get('/api/user/history')
        .auth(other.token, { type: 'bearer' })
        .query({ byRound: true, ...query });
      return body.data;
    };
    const { list, total } = await read({ pageSize: 3 });
    expect(total).toBe(4);
    expect(list).toMatchObject([
      { roundId: 'back', status: 'cancelled', amount: 1, winAmount: 0 },
      { roundId: 'between', status: 'completed', amount: 1, winAmount: 2.5 },
      { roundId: 'doubled', status: 'completed', type: 'bet', amount: 2, winAmount: 4 },
    ]);
    expect((await read({ pageSize: 3, pageNum: 2 })).list).toMatchObject([
      { roundId: 'lost', amount: 1, winAmount: 0 },
    ]);
    expect((await read({ walletType: 'EUR' })).total).toBe(0);
  });

  it.each([
    { type: 'win', status: 'cancelled' },
    { type: 'deposit' },
    { status: 'pending' },
    { status: 'failed' },
  ])('has no row for %o', async (query) => {
    expect(await rows({ kind: 'game', ...query })).toEqual([]);
  });

  it('starts after it was cleared, or later for a later start of the range', async () => {
    const { clock } = server;
    await server.api
      .delete('/api/user/history')
      .auth(player.token, { type: 'bearer' })
      .query({ kind: 'game' });
    clock.advance(3_600_000);
    const startTime = clock.now().toISOString();
    expect(await rows({ kind: 'game' })).toEqual([]);
    expect(await rows({ kind: 'game', startTime })).toEqual([]);
    const before = new Date(clock.now().getTime() - 7_200_000).toISOString();
    expect(await rows({ kind: 'game', startTime: before })).toEqual([]);
  });
});

it('shows games that are no longer in the catalogue by their id', async () => {
  const visitor = await server.player({ USD: 1000n });
  const token = await launchToken(server, { ...visitor, gameId: 'wolfmoon' });
  const round = { token, gameId: 'wolfmoon', transactionId: 'gone', roundId: 'gone' };
  const { body } = await server.signed('provider', '/api/provider/bet', { ...round, amount: '1' });
  expect(body.code).toBe(200);
  await server.api.get('/api/rpgame/games/wolfmoon').auth(visitor.token, { type: 'bearer' });
  await server.infrastructure.prisma.game.delete({ where: { gameId: 'wolfmoon' } });
  for (const kind of ['game', 'browse']) {
    const response = await server.api
      .get('/api/user/history')
      .auth(visitor.token, { type: 'bearer' })
      .query({ kind });
    expect(response.body.data.list).toMatchObject([{ gameId: 'wolfmoon', gameName: 'wolfmoon' }]);
  }
});
