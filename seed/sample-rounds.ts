import { type Currency, minorPerMajor } from '@fairhall/api/contract/money';
import { sha256Hex } from '@fairhall/kit/fairness/node-hmac';
import { dealPair, type Play, type SampleSeeds, sampleId } from './deal-rounds.ts';
import { numbersFrom, picked } from './deterministic.ts';

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
    const roundId = sampleId(LIA_FIRST_ROUND + number);
    return { roundId, gameId, spot, currency: 'USD', stakeMinor: 1000n, daysAgo };
  });
  const today = [1, 2, 3].map((number): Play => {
    const roundId = sampleId(LIA_FIRST_ROUND + monthly.length + number);
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
  const pick = <T>(options: readonly T[]): T => picked(next, options);
  return Array.from({ length: ROUNDS }, (_, number) => {
    const currency = pick(PLAYED_CURRENCIES);
    const stakeMinor = pick(STAKES_MAJOR) * minorPerMajor(currency);
    const { gameId, spot } = pick(PLAYED_GAMES);
    const daysAgo = PLAYED_DAYS * (1 - (number + next() / 4) / ROUNDS);
    return { roundId: sampleId(number), gameId, spot, currency, stakeMinor, daysAgo };
  });
}
