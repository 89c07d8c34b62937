import type { KenoTables } from '../../definitions/spot-tables.ts';
import { choose, drawBalls, hitsOf } from '../lotto/balls.ts';
import type { Chance, SpotGame, SpotRules } from '../spots/spot-game.ts';

/**
 * Keno: the player marks 1 to 10 of 80 numbers, 20 are drawn without replacement.
 *
 * The chance of h hits among n marked numbers is C(20, h) × C(60, n − h) / C(80, n), the
 * hypergeometric distribution: 10 of 10 comes once in 8,911,711.27 draws. The pays below return
 * between 94.2 % and 95.0 % for any marks.
 */
export const KENO_NUMBERS = 80;
export const KENO_DRAWN = 20;
export const KENO_MARKS_MAX = 10;

/** Returns of n marked numbers by hits 0, 1, 2 …, in percent of the stake: `kenoPays[n][hits]`. */
export const kenoPays: readonly (readonly number[])[] = [
  [],
  [0, 380],
  [0, 100, 940],
  [0, 0, 250, 4300],
  [0, 0, 150, 600, 12_000],
  [0, 0, 0, 400, 2100, 55_000],
  [0, 0, 0, 200, 800, 8000, 160_000],
  [0, 0, 0, 100, 500, 2800, 20_000, 500_000],
  [0, 0, 0, 0, 400, 1400, 8000, 82_000, 1_000_000],
  [0, 0, 0, 0, 200, 600, 3500, 30_000, 400_000, 2_000_000],
  [0, 0, 0, 0, 100, 400, 1800, 13_500, 100_000, 500_000, 5_000_000],
];

/** The slip's name: its numbers in ascending order. */
export const slipOf = (marks: readonly number[]): string =>
  `pick-${[...marks].sort((one, other) => one - other).join('-')}`;

/**
 * The marks of a slip, or `null` for an invalid one: different numbers, ascending.
 */
export function marksOf(
  spot: string,
  { numbers = KENO_NUMBERS, marksMax = KENO_MARKS_MAX } = {},
): readonly number[] | null {
  const match = /^pick((?:-[1-9]\d?)+)$/.exec(spot);
  if (!match?.[1]) return null;
  const marks = match[1].slice(1).split('-').map(Number);
  const isSlip =
    marks.length <= marksMax &&
    marks.every((mark, place) => mark <= numbers && mark > (marks[place - 1] ?? 0));
  return isSlip ? marks : null;
}

const firstNumbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** The chances of a slip's hits, with their returns. */
export function slipChances(spot: string, tables: KenoTables): Chance[] {
  const { numbers, drawn: count, percents } = tables;
  const marks = marksOf(spot, tables)?.length ?? 0;
  return (percents[marks] ?? []).map((returned, hits) => ({
    returned,
    weight: choose(count, hits) * choose(numbers - count, marks - hits),
  }));
}

/** Keno from its tables. */
export function keno({ gameId, tables, stated }: SpotRules<KenoTables>): SpotGame<KenoTables> {
  const { numbers, drawn: count, percents, marksMax, betsMax } = tables;
  return {
    ...{ gameId, tables, stated },
    kind: 'keno',
    spots: firstNumbers(marksMax).map((marks) => slipOf(firstNumbers(marks))),
    offers: (spot) => marksOf(spot, tables) !== null,
    betsMax,
    // In the order of the draw.
    deal: (stream) => [drawBalls({ count, of: numbers }, stream)],
    returned: (spot, [drawn = []]) => {
      const marks = marksOf(spot, tables);
      return marks ? (percents[marks.length]?.[hitsOf(marks, drawn)] ?? 0) : 0;
    },
    chances: (spot) => slipChances(spot, tables),
  };
}

export const auroraKeno = keno({
  gameId: 'aurora-keno',
  tables: {
    numbers: KENO_NUMBERS,
    drawn: KENO_DRAWN,
    marksMax: KENO_MARKS_MAX,
    percents: kenoPays,
    betsMax: 1,
    cap: 50_000,
  },
  stated: {
    leadSpot: 'pick-1-2-3-4-5-6',
    rtp: '94.20',
    volatilityIndex: 36.75,
    hitRate: 0.1616,
    spots: {
      'pick-1': { rtp: '95.00', returnMax: 380 },
      'pick-1-2': { rtp: '94.49', returnMax: 940 },
      'pick-1-2-3': { rtp: '94.35', returnMax: 4300 },
      'pick-1-2-3-4': { rtp: '94.60', returnMax: 12_000 },
      'pick-1-2-3-4-5': { rtp: '94.44', returnMax: 55_000 },
      'pick-1-2-3-4-5-6': { rtp: '94.20', returnMax: 160_000 },
      'pick-1-2-3-4-5-6-7': { rtp: '94.63', returnMax: 500_000 },
      'pick-1-2-3-4-5-6-7-8': { rtp: '94.66', returnMax: 1_000_000 },
      'pick-1-2-3-4-5-6-7-8-9': { rtp: '94.64', returnMax: 2_000_000 },
      'pick-1-2-3-4-5-6-7-8-9-10': { rtp: '94.88', returnMax: 5_000_000 },
    },
  },
});
