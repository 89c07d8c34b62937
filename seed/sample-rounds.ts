import { type Currency, minorPerMajor, toDecimal } from '@fairhall/api/contract/money';
import type { RoundOutcome } from '@fairhall/game-server/contract';
import { hostedGame } from '@fairhall/game-server/rounds/hosted-games';
import { slotWager, spotWager, type Wager } from '@fairhall/game-server/rounds/single-step/wagers';
import { nodeHmacSha256, sha256Hex } from '@fairhall/kit/fairness/node-hmac';
import { outcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { numbersFrom } from './deterministic.ts';
import { DAY_MS, daysBefore } from './sample-accounts.ts';

/** A game that demo@ plays, with the spot of a table. */
const PLAYED_GAMES: readonly { readonly gameId: string; readonly spot?: string }[] = [
  { gameId: 'phoenix-ascend' },
  { gameId: 'wolfmoon' },
  { gameId: 'fox-and-clover' },
  { gameId: 'scarab-vault' },
  { gameId: 'nine-neon-lives' },
  { gameId: 'sugar-comet' },
  { gameId: 'brass-roulette', spot: 'red' },
  { gameId: 'dragon-tiger', spot: 'tiger' },
];
const PLAYED_CURRENCIES: readonly Currency[] = ['USD', 'USD', 'USD', 'BRL'];
const STAKES_MAJOR = [1n, 2n, 2n, 5n, 10n];
const PLAYED_DAYS = 120;
const ROUNDS_PER_SEED = 90;
const CLIENT_SEED = 'Dana 7';
/** Published from the start: no other round is dealt from these seeds. */
const SERVER_SEEDS = [1, 2, 3, 4].map((number) => sha256Hex(`Fairhall, sample seed ${number}`));
const ROUNDS = SERVER_SEEDS.length * ROUNDS_PER_SEED;

export type SampleSeeds = {
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  /** In the order of their nonces, from 0. */
  readonly rounds: readonly SampleRound[];
};

export type SampleRound = {
  readonly roundId: string;
  readonly gameId: string;
  readonly currency: Currency;
  readonly stakeMinor: bigint;
  readonly winMinor: bigint;
  readonly outcome: RoundOutcome;
  readonly daysAgo: number;
};

type Play = Omit<SampleRound, 'winMinor' | 'outcome'> & { readonly spot: string | undefined };

/**
 * The sample rounds of demo@, the oldest first, dealt by the engines as the game server deals them.
 * Equal at each call: the API and the game server each store them in their own database.
 */
export function dealSampleRounds(): SampleSeeds[] {
  const plays = samplePlays();
  return SERVER_SEEDS.map((serverSeed, place) => {
    const first = place * ROUNDS_PER_SEED;
    const own = plays.slice(first, first + ROUNDS_PER_SEED);
    return dealPair({ serverSeed, clientSeed: CLIENT_SEED }, own);
  });
}

/** Deals one pair of seeds for given plays. */
function dealPair(
  pair: { serverSeed: string; clientSeed: string },
  plays: readonly Play[],
): SampleSeeds {
  return {
    ...pair,
    serverSeedHash: sha256Hex(pair.serverSeed),
    rounds: plays.map(({ spot, ...play }, nonce) => {
      const stream = outcomeStream({ hmacSha256: nodeHmacSha256, ...pair, nonce });
      return { ...play, ...wagerOf({ spot, ...play }).deal(stream) };
    }),
  };
}

/** Of these seeds lia@ loses the last three rounds. */
const LIA_SEED = sha256Hex('Fairhall, sample seed of Lia, 1');
const LIA_MONTHS = 8;
const LIA_ROUNDS_A_MONTH = 4;
/** After those of demo@. */
const LIA_FIRST_ROUND = ROUNDS;

/**
 * The rounds of lia@: some in each of eight months, and three of today, in which she loses 150 dollars
 * at roulette.
 */
export function dealLiaRounds(): SampleSeeds[] {
  const monthly = Array.from({ length: LIA_MONTHS * LIA_ROUNDS_A_MONTH }, (_, number): Play => {
    const month = Math.floor(number / LIA_ROUNDS_A_MONTH);
    const { gameId, spot } = pickedGame(number);
    const minutes = 15 * (number % LIA_ROUNDS_A_MONTH);
    const daysAgo = 260 - 30 * month - minutes / 1440;
    const roundId = roundIdOf(LIA_FIRST_ROUND + number);
    return { roundId, gameId, spot, currency: 'USD', stakeMinor: 1000n, daysAgo };
  });
  const today = [1, 2, 3].map((number): Play => {
    const roundId = roundIdOf(LIA_FIRST_ROUND + monthly.length + number);
    const roulette = { gameId: 'brass-roulette', spot: 'red', currency: 'USD' } as const;
    return { roundId, ...roulette, stakeMinor: 5000n, daysAgo: 0 };
  });
  return [dealPair({ serverSeed: LIA_SEED, clientSeed: 'Lia 5' }, [...monthly, ...today])];
}

function pickedGame(number: number): (typeof PLAYED_GAMES)[number] {
  const game = PLAYED_GAMES[number % PLAYED_GAMES.length];
  if (!game) throw new RangeError('no games to pick from');
  return game;
}

function samplePlays(): Play[] {
  const next = numbersFrom(20_260_616);
  const pick = <T>(options: readonly T[]): T => {
    const picked = options[Math.floor(next() * options.length)];
    if (picked === undefined) throw new RangeError('no options to pick from');
    return picked;
  };
  return Array.from({ length: ROUNDS }, (_, number) => {
    const currency = pick(PLAYED_CURRENCIES);
    const stakeMinor = pick(STAKES_MAJOR) * minorPerMajor(currency);
    const { gameId, spot } = pick(PLAYED_GAMES);
    const daysAgo = PLAYED_DAYS * (1 - (number + next() / 4) / ROUNDS);
    return { roundId: roundIdOf(number), gameId, spot, currency, stakeMinor, daysAgo };
  });
}

/** A UUID of version 7 with the time 0 in the milliseconds: it sorts below those of real rounds. */
function roundIdOf(number: number): string {
  return `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
}

function wagerOf({ roundId: requestId, gameId, currency, stakeMinor, spot }: Play): Wager {
  const hosted = hostedGame(gameId, currency);
  const stake = toDecimal(stakeMinor, currency);
  if (hosted.kind === 'slot') {
    return slotWager(hosted, { input: { gameId, requestId, stake }, currency });
  }
  if (hosted.kind === 'spots' && spot) {
    const bets = [{ spot, amount: stake }];
    return spotWager(hosted, { input: { gameId, requestId, bets }, currency });
  }
  throw new Error(`no sample round of ${gameId}: one needs several steps or a spot`);
}

/**
 * When a round was played. Two databases that are seeded on the same day (UTC) have the same times,
 * although they are seeded one after the other.
 */
export function playedAt({ daysAgo }: SampleRound, seededAt: Date): Date {
  const today = new Date(Math.floor(seededAt.getTime() / DAY_MS) * DAY_MS);
  return daysBefore(today, daysAgo);
}
