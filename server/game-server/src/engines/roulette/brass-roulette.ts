import type { RouletteTables } from '../../definitions/spot-tables.ts';
import { chancesOver, type SpotGame, type SpotRules } from '../spots/spot-game.ts';

/**
 * European roulette: 37 equally likely pockets, one zero, no en prison rule.
 *
 * A bet on n pockets returns 36 / n of its stake, so every bet returns 36/37 = 97.297 %: 35 to 1 on
 * one number, 17 to 1 on a split, 11 to 1 on a street or a trio with zero, 8 to 1 on a corner or the
 * first four, 5 to 1 on a six-line, 2 to 1 on a column or dozen, 1 to 1 on the even chances.
 */
const POCKETS = 37;
const RETURN_OF_ALL = 3600;
const BETS_MAX = 60;

export const redNumbers: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]);

const numbers = Array.from({ length: POCKETS - 1 }, (_, index) => index + 1);
const rowStarts = numbers.filter((number) => number % 3 === 1);

/** The pockets of the wheel, clockwise. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];

/** Numbers that a spot covers, by the spot's name: kind, then its numbers. */
export const covers: ReadonlyMap<string, ReadonlySet<number>> = new Map(
  [
    ...[0, ...numbers].map((number) => named('straight', [number])),
    ...splits().map((pair) => named('split', pair)),
    ...rowStarts.map((start) => named('street', [start, start + 1, start + 2])),
    named('trio', [0, 1, 2]),
    named('trio', [0, 2, 3]),
    ...corners().map((four) => named('corner', four)),
    named('corner', [0, 1, 2, 3]),
    ...rowStarts.slice(0, -1).map((start) => named('line', range(start, start + 5))),
    ...[1, 2, 3].map((column) => group(`column-${column}`, (n) => n % 3 === column % 3)),
    ...[1, 2, 3].map((dozen) => group(`dozen-${dozen}`, (n) => Math.ceil(n / 12) === dozen)),
    group('red', (n) => redNumbers.has(n)),
    group('black', (n) => !redNumbers.has(n)),
    group('odd', (n) => n % 2 === 1),
    group('even', (n) => n % 2 === 0),
    group('low', (n) => n <= 18),
    group('high', (n) => n >= 19),
  ].map(([spot, covered]) => [spot, new Set(covered)]),
);

type Named = readonly [spot: string, covered: readonly number[]];

function named(kind: string, covered: readonly number[]): Named {
  return [`${kind}-${covered.join('-')}`, covered];
}

function group(spot: string, has: (number: number) => boolean): Named {
  return [spot, numbers.filter(has)];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Neighbours on the layout, and zero with each of the first row. */
function splits(): number[][] {
  const beside = numbers.filter((n) => n % 3 !== 0).map((n) => [n, n + 1]);
  const above = numbers.filter((n) => n <= 33).map((n) => [n, n + 3]);
  return [[0, 1], [0, 2], [0, 3], ...beside, ...above];
}

function corners(): number[][] {
  return numbers.filter((n) => n % 3 !== 0 && n <= 32).map((n) => [n, n + 1, n + 3, n + 4]);
}

/** European roulette from its tables. */
export function roulette({
  gameId,
  tables,
  stated,
}: SpotRules<RouletteTables>): SpotGame<RouletteTables> {
  const { pockets, percentOfAll, betsMax } = tables;
  const spots = new Map(Object.entries(tables.spots));
  const possibilities = Array.from({ length: pockets }, (_, pocket) => ({
    hands: [[pocket]],
    weight: 1,
  }));
  const returned: SpotGame['returned'] = (spot, [[pocket = -1] = []]) => {
    const covered = spots.get(spot);
    return covered?.includes(pocket) ? percentOfAll / covered.length : 0;
  };
  return {
    ...{ gameId, tables, stated },
    kind: 'roulette',
    spots: [...spots.keys()],
    offers: (spot) => spots.has(spot),
    betsMax,
    deal: (stream) => [[stream.event(pockets)]],
    returned,
    chances: (spot) => chancesOver({ returned }, { spot, possibilities }),
  };
}

export const brassRoulette = roulette({
  gameId: 'brass-roulette',
  tables: {
    pockets: POCKETS,
    percentOfAll: RETURN_OF_ALL,
    wheel: wheelOrder,
    red: [...redNumbers],
    spots: Object.fromEntries([...covers].map(([spot, covered]) => [spot, [...covered]])),
    betsMax: BETS_MAX,
    cap: RETURN_OF_ALL / 100,
  },
  stated: {
    leadSpot: 'red',
    rtp: '97.30',
    volatilityIndex: 1.96,
    hitRate: 0.4865,
    spots: Object.fromEntries(
      [...covers].map(([spot, { size }]) => [
        spot,
        { rtp: '97.30', returnMax: RETURN_OF_ALL / size },
      ]),
    ),
  },
});
