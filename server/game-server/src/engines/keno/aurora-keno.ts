import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { choose, drawBalls, hitsOf } from '../lotto/balls.ts';
import type { Chance, Hands, SpotGame } from '../spots/spot-game.ts';

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
 * The marks of a slip, or `null` for an invalid one: 1 to 10 different numbers of 1 to 80,
 * ascending.
 */
export function marksOf(spot: string): readonly number[] | null {
  const match = /^pick((?:-[1-9]\d?){1,10})$/.exec(spot);
  if (!match?.[1]) return null;
  const marks = match[1].slice(1).split('-').map(Number);
  const isSlip = marks.every(
    (mark, place) => mark <= KENO_NUMBERS && mark > (marks[place - 1] ?? 0),
  );
  return isSlip ? marks : null;
}

/** In the order of the draw. */
const draw = (stream: OutcomeStream): Hands => [
  drawBalls({ count: KENO_DRAWN, of: KENO_NUMBERS }, stream),
];

function returned(spot: string, [drawn = []]: Hands): number {
  const marks = marksOf(spot);
  return marks ? (kenoPays[marks.length]?.[hitsOf(marks, drawn)] ?? 0) : 0;
}

function* chances(spot: string): Iterable<Chance> {
  const marks = marksOf(spot)?.length ?? 0;
  const undrawn = KENO_NUMBERS - KENO_DRAWN;
  for (const [hits, pay] of (kenoPays[marks] ?? []).entries()) {
    yield { returned: pay, weight: choose(KENO_DRAWN, hits) * choose(undrawn, marks - hits) };
  }
}

const firstNumbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

export const auroraKeno: SpotGame = {
  gameId: 'aurora-keno',
  kind: 'keno',
  spots: firstNumbers(KENO_MARKS_MAX).map((count) => slipOf(firstNumbers(count))),
  offers: (spot) => marksOf(spot) !== null,
  betsMax: 1,
  deal: draw,
  returned,
  chances,
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
};
