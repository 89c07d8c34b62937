import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Currency } from '../../../server/api/src/contract/money.ts';
import type { EntryKind, Posting, PostingType } from '../../../server/api/src/ledger/port.ts';
import { checkMetrics } from '../../../server/api/src/office/index.ts';
import { inSuite } from '../../../server/commands/suite.mjs';
import { giveMoney } from '../give-money.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { officeCall, officeData } from './as-staff.ts';
import { loggedIn } from './staff.ts';

const DAY_MS = 86_400_000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.seedGames();
});

afterAll(() => server.close());

const dialect = () => server.infrastructure.database.dialect;

type Act = {
  readonly userId: string;
  readonly type: PostingType;
  readonly minor: bigint;
  readonly currency?: Currency;
  readonly gameId?: string;
  readonly daysAgo?: number;
};

const kinds: Partial<Record<PostingType, EntryKind>> = {
  bet: 'bet',
  win: 'win',
  rollback: 'rollback',
  deposit: 'deposit',
  bonus: 'bonus',
  reward: 'reward',
};

/** An entry that moves money of a player: below zero, the player pays. */
async function post(act: Act): Promise<void> {
  const { userId, type, minor, currency = 'USD', gameId, daysAgo = 0 } = act;
  const id = randomUUID();
  const account = { of: 'player', userId, bucket: 'available' } as const;
  const other = type === 'deposit' ? 'bank' : gameId === undefined ? 'promotion' : 'house';
  const common = { currency, type };
  const postings: Posting[] = [
    { ...common, account, amountMinor: minor },
    { ...common, account: { of: other }, amountMinor: -minor },
  ];
  const posted = await server.infrastructure.ledger.post({
    key: `test/${id}`,
    kind: kinds[type] ?? 'opening',
    request: id,
    userId,
    gameId,
    occurredAt: new Date(server.clock.now().getTime() - daysAgo * DAY_MS),
    postings,
  });
  expect(posted.outcome).toBe('applied');
}

/** Entries are read once they are settled. */
async function sumAll(): Promise<void> {
  server.clock.advance(60_000);
  await server.modules.office.sumMetrics();
}

test('the figures of random movements are those of the ledger', async () => {
  const userIds = await Promise.all(
    Array.from({ length: 4 }, async () => (await server.player()).userId),
  );
  const currencies = ['USD', 'BRL', 'JPY'] as const;
  for (const userId of userIds) {
    for (const currency of currencies) {
      await giveMoney(server.infrastructure, { userId, currency, minor: 1_000_000_000n });
    }
  }
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.trunc(Math.random() * items.length)];
    if (item === undefined) throw new Error('nothing to pick');
    return item;
  };
  const acts = Array.from({ length: inSuite({ quick: 300, full: 1000 }) }, (): Act => {
    const type = pick(['bet', 'bet', 'win', 'rollback', 'deposit', 'bonus', 'reward'] as const);
    const amount = BigInt(1 + Math.trunc(Math.random() * 10_000));
    const isPlay = type === 'bet' || type === 'win' || type === 'rollback';
    return {
      userId: pick(userIds),
      type,
      minor: type === 'bet' ? -amount : amount,
      currency: pick(currencies),
      daysAgo: pick([0, 1, 2, 3.5]),
      ...(isPlay && { gameId: pick(['phoenix-ascend', 'brass-roulette']) }),
    };
  });
  for (const act of acts) await post(act);
  await sumAll();
  expect(await checkMetrics(server.infrastructure.prisma, dialect())).toEqual([]);
  const stored = await server.infrastructure.prisma.dailyFigure.aggregate({ _sum: { bets: true } });
  const bets = acts.filter(({ type }) => type === 'bet').length;
  const rollbacks = acts.filter(({ type }) => type === 'rollback').length;
  expect(stored._sum.bets).toBe(bets - rollbacks);
});

test('a second run counts nothing again, and a difference is found', async () => {
  await sumAll();
  const { prisma } = server.infrastructure;
  expect(await checkMetrics(prisma, dialect())).toEqual([]);
  const metric = await prisma.dailyFigure.findFirstOrThrow({ where: { currency: 'USD' } });
  const { day, currency, gameId } = metric;
  const where = { day_currency_gameId: { day, currency, gameId } };
  await prisma.dailyFigure.update({ where, data: { stakedMinor: { increment: 1n } } });
  const differences = await checkMetrics(prisma, dialect());
  expect(differences).toHaveLength(1);
  expect(differences[0]).toContain(`${currency} game ${gameId}`);
  await prisma.dailyFigure.update({ where, data: { stakedMinor: { decrement: 1n } } });
  await prisma.dailyFigure.update({ where, data: { stakeSquares: { increment: 1 } } });
  expect(await checkMetrics(prisma, dialect())).toEqual([
    expect.stringContaining('squares of stakes'),
  ]);
  await prisma.dailyFigure.update({ where, data: { stakeSquares: { decrement: 1 } } });
});

test('figures that the job adds while they are compared are no difference', async () => {
  await sumAll();
  const { prisma } = server.infrastructure;
  const { userId } = await server.player();
  await post({ userId, type: 'deposit', minor: 5000n, currency: 'BRL', daysAgo: 1 });
  let runs = 0;
  const meanwhile = prisma.$extends({
    query: {
      dailyFigure: {
        async findMany({ args, query }) {
          const metrics = await query(args);
          runs += 1;
          if (runs === 1) await sumAll();
          return metrics;
        },
      },
    },
  });
  expect(await checkMetrics(meanwhile as unknown as typeof prisma, dialect())).toEqual([]);
  expect(runs).toBe(2);
});

test('a new entry is counted by the next run, on PostgreSQL once it is settled', async () => {
  await sumAll();
  const { prisma, clock } = server.infrastructure;
  const { userId } = await server.player({ EUR: 1000n });
  await post({ userId, type: 'bet', minor: -100n, currency: 'EUR', gameId: 'phoenix-ascend' });
  const betsOf = async () => {
    const result = await server.modules.office.sumMetrics();
    expect(result).toEqual({ againAt: new Date(clock.now().getTime() + 5000) });
    return prisma.dailyFigure.count({ where: { currency: 'EUR', bets: 1 } });
  };
  const isSqlite = server.settings.database.backend === 'sqlite';
  expect(await betsOf()).toBe(isSqlite ? 1 : 0);
  server.clock.advance(31_000);
  expect(await betsOf()).toBe(1);
});

test('a bet that is rolled back leaves no square of its stake', async () => {
  const { userId } = await server.player({ GBP: 10_000n });
  const act = { userId, currency: 'GBP', gameId: 'brass-roulette' } as const;
  await post({ ...act, type: 'bet', minor: -300n });
  await post({ ...act, type: 'bet', minor: -500n });
  await post({ ...act, type: 'rollback', minor: 500n });
  await sumAll();
  const metric = await server.infrastructure.prisma.dailyFigure.findFirst({
    where: { currency: 'GBP' },
  });
  expect(metric).toMatchObject({ bets: 1, stakedMinor: 300n, stakeSquares: 90_000 });
  expect(await checkMetrics(server.infrastructure.prisma, dialect())).toEqual([]);
});

test('the overview has tiles, days, games and health of the period', async () => {
  const other = await startTestServer({ nodes: 1 });
  try {
    await other.seedGames();
    await expectOverview(other);
  } finally {
    await other.close();
  }
});

async function expectOverview(own: TestServer): Promise<void> {
  const [before, viewer] = [server, await loggedIn(own, 'viewer')];
  server = own;
  try {
    const { userId } = await own.player({ USD: 1_000_000n, BRL: 1_000_000n });
    const gameId = 'phoenix-ascend';
    for (let bet = 0; bet < 40; bet += 1) {
      await post({ userId, type: 'bet', minor: -1000n, gameId, daysAgo: 1 });
    }
    await post({ userId, type: 'win', minor: 30_000n, gameId, daysAgo: 1 });
    await post({ userId, type: 'bet', minor: -10_000n, currency: 'BRL', gameId });
    await post({ userId, type: 'deposit', minor: 5000n });
    await post({ userId, type: 'bonus', minor: 2000n });
    await sumAll();
    const week = await officeData(own, viewer, '/overview?days=7');
    // BRL at 0.18: 100 of them are 18 USD.
    expect(week).toMatchObject({
      walletType: null,
      tiles: {
        stakes: 418,
        ggr: 118,
        ngr: 98,
        activePlayers: 1,
        newPlayers: 1,
        deposits: { count: 1, amount: 50 },
        withdrawals: { count: 0, amount: 0 },
        rewards: 20,
        funnel: { registered: 1, played: 1 },
        waiting: { count: 0, amountUsd: 0, oldestAgeS: null },
      },
      before: { ggr: 0, stakes: 0, activePlayers: 0, newPlayers: 0 },
      retention: { active: 0, returning: 0 },
      games: [{ gameId, gameName: 'Phoenix Ascend', bets: 41, statedRtp: 96.06 }],
      health: { jobsDue: expect.any(Number), overdueOrders: 0, databaseBytes: expect.any(Number) },
    });
    expect(week.series).toHaveLength(7);
    expect(week.series.at(-2)).toMatchObject({ stakes: 400, ggr: 100, activePlayers: 1 });
    expect(week.series.at(-1)).toMatchObject({ stakes: 18, deposits: 50 });
    const [game] = week.games;
    // Forty bets of $10 and one of $18: (418)² / (40 × 10² + 18²) = 40.4….
    expect(game).toMatchObject({ bets: 41, effectiveBets: 40 });
    expect(game.plusMinus).toBeCloseTo((13.83 / Math.sqrt(40)) * 100, 0);
    // Forty bets are too few for a statement about a game.
    expect(game).toMatchObject({ isConclusive: false, isInside: null });
    const brl = await officeData(own, viewer, '/overview?days=1&walletType=BRL');
    expect(brl).toMatchObject({
      walletType: 'BRL',
      tiles: { stakes: 100, ggr: 100, deposits: { count: 0 } },
    });
    expect(brl.series).toHaveLength(1);
    // Compared with yesterday, whose only player came back.
    expect(await officeData(own, viewer, '/overview?days=1')).toMatchObject({
      before: { stakes: 400, ggr: 100, rewards: 0, activePlayers: 1 },
      retention: { active: 1, returning: 1 },
    });
    const unknown = await officeCall(own, viewer, '/overview?walletType=XXX');
    expect(unknown.body.code).toBe(1104);
    expect((await officeCall(own, viewer, '/overview?days=2')).body.code).toBe(400);
  } finally {
    server = before;
  }
}
