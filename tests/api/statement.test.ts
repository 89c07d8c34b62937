import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Currency } from '../../server/api/src/contract/money.ts';
import { sumNextEntries } from '../../server/api/src/modules/history/index.ts';
import { playEntry } from '../../server/api/src/modules/play/index.ts';
import { savePlaySessions } from '../../server/api/src/modules/restrictions/index.ts';
import { type CarefulPlayer, carefulPlayer } from './careful-player.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const MINUTE_MS = 60_000;

let server: TestServer;
let player: CarefulPlayer;

beforeAll(async () => {
  server = await startTestServer();
  await server.seedGames();
});

afterAll(() => server.close());

beforeEach(async () => {
  server.requireOwnServer('advances the clock');
  player = await carefulPlayer(server, { USD: 100_000n, JPY: 100_000n });
});

/** The times of the entries, which the ledger stores in the order of their times. */
let earlier: Date;
let later: Date;

/** Advances to noon in the middle of a month from now on. */
function advanceMonths(months: number): Date {
  const now = server.clock.now();
  const to = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 15, 12);
  server.clock.advance(to - now.getTime());
  return server.clock.now();
}

const nameOf = (at: Date) => at.toISOString().slice(0, 7);

async function played(
  at: Date,
  { gameId, walletType, stakeMinor, winMinor }: Played,
): Promise<void> {
  const request = { providerId: 'fairhall', transactionId: randomUUID(), roundId: randomUUID() };
  const launch = { userId: player.userId, walletType };
  const entry = playEntry({ launch, request: { ...request, gameId }, stakeMinor, winMinor, at });
  expect((await server.infrastructure.ledger.post(entry)).outcome).toBe('applied');
}

type Played = {
  readonly gameId: string;
  readonly walletType: Currency;
  readonly stakeMinor: bigint;
  readonly winMinor: bigint;
};

const spin = {
  gameId: 'phoenix-ascend',
  walletType: 'USD',
  stakeMinor: 500n,
  winMinor: 200n,
} as const;
const roulette = { ...spin, gameId: 'brass-roulette', stakeMinor: 1000n, winMinor: 2000n };

/** Two months of two games and two wallets, with time in play in both months. */
async function playTwoMonths(): Promise<void> {
  const userId = player.userId;
  earlier = advanceMonths(1);
  await played(earlier, spin);
  await played(earlier, roulette);
  later = advanceMonths(2);
  await player.logIn();
  await played(later, { ...spin, walletType: 'JPY' });
  await played(later, { ...spin, gameId: 'no-longer-listed' });
  const runs = [earlier, later].map((at) => at.getTime());
  await savePlaySessions(
    server.infrastructure.prisma,
    runs.map((startedAtMs) => ({ userId, startedAtMs, lastBetAtMs: startedAtMs + 90 * MINUTE_MS })),
  );
}

const statement = async (months = 12) =>
  (await player.own('get', `/safer-play/statement?months=${months}`)).data;

async function expectTwoMonths(): Promise<void> {
  const none = { deposited: 0, withdrawn: 0, netDeposits: 0, bonuses: 0 };
  const yen = { staked: 500, won: 200, net: -300 };
  const dollars = { staked: 5, won: 2, net: -3 };
  const before = { staked: 15, won: 22, net: 7 };
  expect(await statement()).toEqual({
    rows: [
      { month: nameOf(later), walletType: 'USD', ...none, ...dollars, byGameType: [] },
      {
        month: nameOf(later),
        walletType: 'JPY',
        ...none,
        ...yen,
        byGameType: [{ gameType: 0, ...yen }],
      },
      {
        month: nameOf(earlier),
        walletType: 'USD',
        ...none,
        ...before,
        byGameType: [
          { gameType: 0, ...dollars },
          { gameType: 1, staked: 10, won: 20, net: 10 },
        ],
      },
    ],
    played: [
      { month: nameOf(later), days: 1, minutes: 90 },
      { month: nameOf(earlier), days: 1, minutes: 90 },
    ],
  });
}

test('money by month, wallet and type of game, and the time over all of them', async () => {
  await playTwoMonths();
  await expectTwoMonths();
});

test('it is the same while the job sums the ledger, and after it', async () => {
  await playTwoMonths();
  // Past the time in which entries of other connections can still come.
  server.clock.advance(MINUTE_MS);
  const { prisma, clock } = server.infrastructure;
  let steps = 0;
  while ((await sumNextEntries(prisma, { limit: 3, now: clock.now() })) > 0) {
    steps += 1;
    await expectTwoMonths();
  }
  expect(steps).toBeGreaterThan(1);
  await played(server.clock.now(), spin);
  const [newest] = (await statement()).rows;
  expect(newest).toMatchObject({ walletType: 'USD', staked: 10, won: 4 });
});

test('a rolled-back stake counts as never placed', async () => {
  const placed = player.newBet('5');
  await player.provider('bet', placed);
  const { transactionId: betTransactionId } = placed;
  await player.provider('rollback', { transactionId: randomUUID(), betTransactionId });
  expect((await statement(1)).rows).toMatchObject([{ walletType: 'USD', staked: 0, net: 0 }]);
});

test('the welcome reward is a bonus of its month', async () => {
  const { data } = await player.own('post', '/promo/welcome', { walletType: 'USD' });
  expect((await statement(1)).rows).toMatchObject([{ bonuses: data.amount, deposited: 0 }]);
});

test('of fewer months the later ones', async () => {
  await playTwoMonths();
  expect((await statement(2)).rows).toHaveLength(2);
  expect((await player.own('get', '/safer-play/statement?months=13')).code).toBe(400);
});
