import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Currency, toDecimal } from '../../server/api/src/contract/money.ts';
import { providers as contract } from '../../server/api/src/contract/providers.ts';
import { type ForeignProvider, registerProvider } from './foreign-provider.ts';
import { launchToken } from './game-session.ts';
import { isOnPostgres, type Player, startTestServer, type TestServer } from './test-server.ts';

/*
 * Rounds are posted as providers post them, and counted meanwhile. What the page of the providers
 * shows is compared with what was posted.
 */

const MINUTE_MS = 60_000;
const games = ['phoenix-ascend', 'tin-coin', 'brass-dice'] as const;
const wallets = ['USD', 'JPY'] as const satisfies readonly Currency[];
type GameId = (typeof games)[number];

const minor = fc.integer({ min: 10, max: 50 });
const storyArbitrary = fc.record({
  gameId: fc.constantFrom(...games),
  currency: fc.constantFrom(...wallets),
  bets: fc.array(
    fc.record({ stake: minor, end: fc.constantFrom('kept', 'kept', 'rolled back', 'late') }),
    { minLength: 1, maxLength: 4 },
  ),
  wins: fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 3 }),
  ending: fc.constantFrom('play', 'closed', 'closed', 'open'),
  isCounted: fc.record({ meanwhile: fc.boolean(), beforeLate: fc.boolean() }),
});
type Story = typeof storyArbitrary extends fc.Arbitrary<infer S> ? S : never;
type Round = { readonly gameId: GameId; currency: Currency; stake: number; win: number };

let server: TestServer;
let foreign: Readonly<Record<string, ForeignProvider>>;
let player: Player;
/** Launch tokens by game and wallet. */
let tokens: Readonly<Record<string, string>>;

beforeAll(async () => {
  server = await startTestServer();
  await server.seedGames();
  foreign = {
    'tin-coin': await registerProvider(server, { id: 'tin', gameIds: ['tin-coin'] }),
    'brass-dice': await registerProvider(server, { id: 'brass', gameIds: ['brass-dice'] }),
  };
  for (const provider of Object.values(foreign)) await provider.saveGames();
  player = await server.player({ USD: 1_000_000n, JPY: 1_000_000n });
  const pairs = games.flatMap((gameId) => wallets.map((walletType) => ({ gameId, walletType })));
  const launched = await Promise.all(
    pairs.map(
      async (pair): Promise<[string, string]> => [
        `${pair.gameId} ${pair.walletType}`,
        await launchToken(server, { token: player.token, ...pair }),
      ],
    ),
  );
  tokens = Object.fromEntries(launched);
});

afterAll(() => server.close());

async function call(gameId: GameId, path: string, body: object): Promise<void> {
  const url = `/provider/${path}`;
  const provider = foreign[gameId];
  const response = await (provider
    ? provider.call(url, body)
    : server.signed('provider', `/api${url}`, body));
  expect(response.body.code, `${url} ${JSON.stringify(response.body)}`).toBe(200);
}

/** Runs the jobs that are due a minute later. */
async function count(): Promise<void> {
  server.clock.advance(MINUTE_MS);
  while ((await server.runDueJobs()) === 0);
}

/**
 * Posts a story; its round id is used by a round of each provider.
 * @returns the round as it stands in the end; `null` when it is not closed
 */
async function postStory(story: Story, number: number): Promise<Round | null> {
  const { gameId, currency, bets, wins, ending, isCounted } = story;
  const roundId = `${Math.floor(number / games.length)}`;
  const amount = (amountMinor: number) => toDecimal(BigInt(amountMinor), currency);
  const common = { token: tokens[`${gameId} ${currency}`], roundId, gameId };
  const id = (name: string) => `${number} ${name}`;
  if (ending === 'play') {
    const [stake, win] = [bets[0]?.stake ?? 10, wins[0] ?? 0];
    const money = { amount: amount(stake), winAmount: amount(win) };
    await call(gameId, 'play', { ...common, ...money, transactionId: id('play') });
    return { gameId, currency, stake, win };
  }
  for (const [place, { stake }] of bets.entries()) {
    await call(gameId, 'bet', { ...common, transactionId: id(`${place}`), amount: amount(stake) });
  }
  const rollBack = async (end: Story['bets'][number]['end']) => {
    for (const [place, bet] of bets.entries()) {
      if (bet.end !== end) continue;
      const ids = { transactionId: id(`${place} back`), betTransactionId: id(`${place}`) };
      await call(gameId, 'rollback', ids);
    }
  };
  await rollBack('rolled back');
  const payer = bets.findIndex(({ end }) => end === 'kept');
  if (payer < 0) {
    await rollBack('late');
    return null;
  }
  const paid = { betTransactionId: id(`${payer}`), roundId };
  for (const [place, win] of wins.entries()) {
    const money = { amount: amount(win), finished: false };
    await call(gameId, 'win', { ...paid, ...money, transactionId: id(`${place} win`) });
  }
  if (isCounted.meanwhile) await count();
  if (ending === 'open') return null;
  const end = { amount: '0', finished: true, transactionId: id('end') };
  await call(gameId, 'win', { ...paid, ...end });
  if (isCounted.beforeLate) await count();
  await rollBack('late');
  const stake = total(bets.filter((bet) => bet.end === 'kept').map((bet) => bet.stake));
  return { gameId, currency, stake, win: total(wins) };
}

const total = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);

/** The sums of rounds as they are stored, by game and currency. */
function sumsOf(rounds: readonly Round[]) {
  return games
    .flatMap((gameId) => wallets.map((currency) => ({ gameId, currency })))
    .flatMap((pair) => {
      const own = rounds.filter(
        ({ gameId, currency }) => gameId === pair.gameId && currency === pair.currency,
      );
      const sum = (of: (round: Round) => number) => total(own.map(of));
      return {
        ...pair,
        rounds: own.length,
        stakes: sum(({ stake }) => stake),
        wins: sum(({ win }) => win),
        stakeSquares: sum(({ stake }) => stake ** 2),
        winSquares: sum(({ win }) => win ** 2),
        products: sum(({ stake, win }) => stake * win),
      };
    })
    .filter((row) => row.rounds > 0);
}

/** The return of rounds, each in mean stakes of its currency, with half of its 95 % interval. */
function returnOf(rounds: readonly Round[]) {
  const scaled = rounds.map(({ currency, stake, win }) => {
    const alike = rounds.filter((round) => round.currency === currency);
    const unit = total(alike.map((round) => round.stake)) / alike.length;
    return { stake: stake / unit, win: win / unit };
  });
  const n = rounds.length;
  const ratio = total(scaled.map(({ win }) => win)) / n;
  const squares = total(scaled.map(({ stake, win }) => (win - ratio * stake) ** 2));
  return { rtp: 100 * ratio, plusMinus: 196 * Math.sqrt(squares / n / (n - 1)) };
}

async function storedReturns() {
  return server.infrastructure.prisma.gameReturn.findMany({
    orderBy: [{ gameId: 'asc' }, { currency: 'asc' }],
  });
}

const inOrder = (rows: ReturnType<typeof sumsOf>) =>
  rows.toSorted((one, other) =>
    `${one.gameId} ${one.currency}` < `${other.gameId} ${other.currency}` ? -1 : 1,
  );

async function shown() {
  const { body } = await server.api.get('/api/rpgame/providers');
  return contract.list.output.parse(body.data);
}

/** The closed rounds of all stories so far. */
const closed: Round[] = [];

test('the measured return of each game is that of its closed rounds in the ledger', async () => {
  const stories = fc.sample(storyArbitrary, { numRuns: 360, seed: 27 });
  // Each round id three times, once with each game: every provider has ids of its own.
  for (const [number, story] of stories.entries()) {
    const gameId = games[number % games.length] ?? story.gameId;
    const round = await postStory({ ...story, gameId }, number);
    if (round) closed.push(round);
  }
  await count();
  const rows = await storedReturns();
  expect(rows.filter(({ rounds }) => rounds > 0)).toEqual(inOrder(sumsOf(closed)));
  const [own, ...others] = await shown();
  expect([own?.providerId, ...others.map(({ providerId }) => providerId)]).toEqual([
    'fairhall',
    'brass',
    'tin',
  ]);
  const listed = [own, ...others].flatMap((provider) => provider?.games ?? []);
  for (const gameId of games) {
    const rounds = closed.filter((round) => round.gameId === gameId);
    const { rtp, plusMinus } = returnOf(rounds);
    const measured = listed.find((game) => game.gameId === gameId)?.measured;
    expect(rounds.length).toBeGreaterThan(50);
    expect(measured?.rounds).toBe(rounds.length);
    expect(measured?.rtp).toBeCloseTo(rtp, 9);
    expect(measured?.plusMinus).toBeCloseTo(plusMinus, 9);
  }
  expect(listed.find(({ gameId }) => gameId === 'wolfmoon')?.measured).toBeNull();
});

// The failure is a trigger in the words of SQLite.
test.skipIf(isOnPostgres)(
  'a round is counted once by runs at the same time, and by a run after one that failed',
  async () => {
    const { prisma } = server.infrastructure;
    const before = await storedReturns();
    closed.push(await playOne('overlapping'));
    server.clock.advance(MINUTE_MS);
    const runs = await Promise.allSettled([server.runJob('returns'), server.runJob('returns')]);
    expect(runs.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await storedReturns()).not.toEqual(before);
    expect(await storedReturns()).toEqual(inOrder(sumsOf(closed)));

    closed.push(await playOne('failing'));
    server.clock.advance(MINUTE_MS);
    await prisma.$executeRaw`CREATE TRIGGER "fail" BEFORE UPDATE ON "GameReturn"
    BEGIN SELECT RAISE(ABORT, 'no space'); END`;
    await expect(server.runJob('returns')).rejects.toThrow();
    await prisma.$executeRaw`DROP TRIGGER "fail"`;
    await server.runJob('returns');
    await server.runJob('returns');
    expect(await storedReturns()).toEqual(inOrder(sumsOf(closed)));
  },
);

async function playOne(roundId: string): Promise<Round> {
  const gameId = 'tin-coin';
  const ids = { token: tokens[`${gameId} USD`], transactionId: roundId, roundId, gameId };
  await call(gameId, 'play', { ...ids, amount: '0.40', winAmount: '0.80' });
  return { gameId, currency: 'USD', stake: 40, win: 80 };
}
