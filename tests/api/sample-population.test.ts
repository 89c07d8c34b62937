import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedGameServer } from '../../seed/game-server.ts';
import { lockSampleAccounts } from '../../seed/lock-sample-accounts.ts';
import { population, populationOriginals } from '../../seed/population.ts';
import { playLife } from '../../seed/population-play.ts';
import { SAMPLE_PASSWORD } from '../../seed/sample-accounts.ts';
import { seed } from '../../seed/seed.ts';
import { backendOf } from '../../server/api/src/backends/index.ts';
import { DepositStatus } from '../../server/api/src/contract/enums.ts';
import { ROUNDS_BEFORE_RATING } from '../../server/api/src/contract/games.ts';
import { slotStakeMaxMinor } from '../../server/api/src/contract/markets.ts';
import { currencies } from '../../server/api/src/contract/money.ts';
import { pastRounds } from '../../server/api/src/contract/past-rounds.ts';
import { checkMetrics } from '../../server/api/src/office/index.ts';
import { inSuite } from '../../server/commands/suite.mjs';
import { slotGames } from '../../server/game-server/src/catalogue/slot.ts';
import { sha256Hex } from '../../server/kit/src/fairness/node-hmac.ts';
import { officeOf } from './office/as-staff.ts';
import { loggedIn } from './office/staff.ts';
import { replayedRound } from './replayed-round.ts';
import { bearer, startTestServer, type TestServer } from './test-server.ts';

/* The players p01@ to p40@ and their ninety days. */

let server: TestServer;
const lives = population.map((player) => ({ player, ...playLife(player) }));

beforeAll(async () => {
  server = await startTestServer({ withGames: true });
  await seed(server.opened, { withPopulation: true });
  const { settings, infrastructure, clock } = server;
  await seedGameServer({ settings, log: infrastructure.log, clock, withPopulation: true });
});

afterAll(() => server.close());

async function logIn(email: string): Promise<{ code: number; data: { token: string } }> {
  const password = SAMPLE_PASSWORD;
  const { body } = await server.api.post('/api/user/login').send({ email, password });
  return body;
}

const readerFor = (token: string) => async (url: string) => {
  const { body } = await server.api.get(`/api${url}`).set(bearer(token));
  expect(body.code).toBe(200);
  return body.data;
};

test('forty players in several markets have 6,400 rounds of 32 games in every currency, 300 deposits and 90 withdrawals', async () => {
  const { prisma } = server.infrastructure;
  const uids = population.map(({ id }) => id);
  const where = { userId: { in: uids } };
  const users = await prisma.user.findMany({ where: { id: { in: uids } } });
  expect(users).toHaveLength(40);
  expect(new Set(users.map(({ market }) => market))).toEqual(new Set(['open', 'gb', 'br', 'mt']));
  expect(await prisma.depositOrder.count({ where })).toBe(300);
  expect(await prisma.withdrawOrder.count({ where })).toBe(90);
  const entries = await prisma.ledgerEntry.findMany({
    where: { ...where, roundId: { not: null } },
    select: { roundId: true, gameId: true },
  });
  expect(new Set(entries.map(({ roundId }) => roundId)).size).toBe(6400);
  expect(new Set(entries.map(({ gameId }) => gameId)).size).toBe(32);
  const bets = await prisma.ledgerPosting.groupBy({ by: ['currency'], where: { type: 'bet' } });
  expect(bets.map(({ currency }) => currency).sort()).toEqual([...currencies].sort());
});

test('the ledger, the orders and the figures of the days hold every check', async () => {
  const database = backendOf(server.settings.database);
  expect(await database.checkEveryEntry()).toEqual([]);
  expect(await checkMetrics(server.infrastructure.prisma, database.dialect)).toEqual([]);
});

test('the first view of the back office has the ninety days', async () => {
  const office = officeOf(server, await loggedIn(server, 'viewer'));
  const { body } = await office.get('/overview?days=90');
  const { tiles, series, games } = body.data;
  expect(tiles.stakes).toBeGreaterThan(1000);
  expect(tiles.ggr).toBeGreaterThan(0);
  expect(tiles.deposits.count).toBeGreaterThan(250);
  expect(tiles.activePlayers).toBe(40);
  expect(games).toHaveLength(10);
  const played = series.filter(({ ggr }: { ggr: number }) => ggr !== 0);
  expect(played.length).toBeGreaterThan(80);
});

test('no wallet was ever below zero, by the times of its entries', async () => {
  const rows = await server.infrastructure.prisma.ledgerPosting.findMany({
    where: { account: { in: population.map(({ id }) => `player/${id}/available`) } },
    orderBy: [{ createdAt: 'asc' }, { entryId: 'asc' }, { position: 'asc' }],
  });
  const balances = new Map<string, bigint>();
  for (const { account, currency, amountMinor } of rows) {
    const wallet = `${account} ${currency}`;
    const balance = (balances.get(wallet) ?? 0n) + amountMinor;
    expect(balance, wallet).toBeGreaterThanOrEqual(0n);
    balances.set(wallet, balance);
  }
  expect(balances.size).toBe(40);
});

test('rounds follow the rules of their market, and a deposit comes before them', () => {
  for (const { player, deposits, seeds } of lives) {
    const rounds = seeds.flatMap((pair) => pair.rounds);
    expect(deposits[0]?.daysAgo).toBeGreaterThan(rounds[0]?.daysAgo ?? 0);
    expect(deposits[0]?.status).toBe(DepositStatus.paid);
    const slotMax = slotStakeMaxMinor(player.market, player.currency);
    for (const { gameId, stakeMinor } of rounds) {
      const isSlot = slotGames.some((game) => game.gameId === gameId);
      if (slotMax === null || !isSlot) continue;
      expect(stakeMinor, `${player.email} ${gameId}`).toBeLessThanOrEqual(slotMax);
    }
  }
});

/** Pairs of seeds of each player, of 16 with ten rounds each. */
const PAIRS = inSuite({ quick: 1, full: 16 });

test('every round has its revealed seed in the record, and the verifier replays it to the same outcome and win', {
  timeout: 600_000,
}, async () => {
  const verified = new Set<string>();
  for (const { player, seeds } of lives) {
    const read = readerFor((await logIn(player.email)).data.token);
    for (let place = 0; place < PAIRS; place += 1) {
      // The session with originals first, of as many players as there are originals.
      const group = Math.floor(player.number / populationOriginals.length);
      const pair = seeds[(seeds.length - 1 + group + place) % seeds.length];
      if (!pair) throw new Error(`${player.email} has no seeds`);
      const record = pastRounds.seedRounds.output.parse(
        await read(`/game/seeds/${pair.serverSeedHash}/rounds`),
      );
      expect(record).toMatchObject({ serverSeed: pair.serverSeed, nextNonce: 10 });
      expect(record.rounds.map(({ nonce }) => nonce)).toEqual([...pair.rounds.keys()]);
      for (const { roundId } of record.rounds) await verify(read, roundId);
      for (const { gameId } of record.rounds) verified.add(gameId);
    }
  }
  expect(verified.size).toBe(32);
});

async function verify(read: ReturnType<typeof readerFor>, roundId: string): Promise<void> {
  const { round, currency } = await replayedRound(await read(`/game/rounds/${roundId}`));
  const dealt = roundsById.get(roundId);
  expect(round.status, roundId).toBe('settled');
  expect(dealt, roundId).toMatchObject({ gameId: round.gameId, currency });
}

const roundsById = new Map(
  lives.flatMap(({ seeds }) =>
    seeds.flatMap(({ rounds }) => rounds.map((round) => [round.roundId, round] as const)),
  ),
);

test('the history of a player has the money of the rounds', async () => {
  const { player, seeds } = lives[6] ?? {};
  const read = readerFor((await logIn(player?.email ?? '')).data.token);
  const page = await read('/user/history?kind=game&pageSize=50');
  const rounds = (seeds ?? []).flatMap((pair) => pair.rounds).reverse();
  const bets = page.list.filter(({ type }: { type: string }) => type === 'bet');
  const last = new Set(rounds.slice(0, 10).map(({ roundId }) => roundId));
  const found = new Set(bets.map(({ roundId }: { roundId: string }) => roundId));
  expect([...last].every((roundId) => found.has(roundId))).toBe(true);
});

test('a repeated seeding changes nothing, and SEED=off locks the players', async () => {
  const { prisma } = server.infrastructure;
  const counts = () =>
    Promise.all([
      prisma.user.count(),
      prisma.ledgerEntry.count(),
      prisma.depositOrder.count(),
      prisma.playerLimit.count(),
    ]);
  const before = await counts();
  await seed(server.opened, { withPopulation: true });
  expect(await counts()).toEqual(before);
  await lockSampleAccounts(server.infrastructure);
  expect((await logIn('p07@fairhall.test')).code).toBe(1006);
  await seed(server.opened, { withPopulation: true });
  expect((await logIn('p07@fairhall.test')).code).toBe(200);
});

test('the players’ rounds are the same in every version: the two databases may be seeded by different ones', () => {
  const digestOf = (first: number, end: number) =>
    sha256Hex(
      lives
        .flatMap(({ seeds }) => seeds.slice(first, end).flatMap(({ rounds }) => rounds))
        .map(({ roundId, gameId, currency, stakeMinor, winMinor }) =>
          [roundId, gameId, currency, stakeMinor, winMinor].join(),
        )
        .join('\n'),
    );
  expect(digestOf(0, 15)).toBe('965a080113e648d9b9346eefd0752fd6e763ee62c9a032255749f42992ab7767');
  // The session with originals, which a later version has added.
  expect(digestOf(15, 16)).toBe('c189e6de76bfa1b4f1c482933c955b7b231f8e1e7b3a159b5cf83dbd12adc0b0');
});

test('the players have rated the games that they played ten times: each rating is in the sum of its game, and all averages show', async () => {
  const { prisma } = server.infrastructure;
  const ratings = await prisma.gameRating.findMany();
  const games = await prisma.game.findMany({ where: { ratingCount: { gt: 0 } } });
  for (const { gameId, ratingSum, ratingCount } of games) {
    const stars = ratings.filter((one) => one.gameId === gameId).map((one) => one.stars);
    expect([ratingCount, ratingSum]).toEqual([stars.length, stars.reduce((a, b) => a + b, 0)]);
  }
  const { body } = await server.api.get('/api/rpgame/games/phoenix-ascend');
  expect(body.data.rating).toBeGreaterThan(3);
  expect(games.filter(({ ratingCount }) => ratingCount >= 5)).toHaveLength(32);
  const roundsOf = new Map<string, number>();
  for (const { player, seeds } of lives) {
    for (const { gameId } of seeds.flatMap(({ rounds }) => rounds)) {
      const key = `${player.id} ${gameId}`;
      roundsOf.set(key, (roundsOf.get(key) ?? 0) + 1);
    }
  }
  const mayRate = [...roundsOf].filter(([, rounds]) => rounds >= ROUNDS_BEFORE_RATING);
  expect(ratings.map(({ userId, gameId }) => `${userId} ${gameId}`).toSorted()).toEqual(
    mayRate.map(([key]) => key).toSorted(),
  );
});
