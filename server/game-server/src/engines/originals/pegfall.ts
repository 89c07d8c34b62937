import type { PegsTables } from '../../definitions/spot-tables.ts';
import { choose } from '../lotto/balls.ts';
import type { Chance, SpotGame, SpotRules } from '../spots/spot-game.ts';
import { apart, NUMBER_LINE, type Pencil, paidLine } from './pencil.ts';

/**
 * Pegfall: a ball falls over n rows of pegs. Sixteen bits are drawn, n rows use the first n: 0 is to
 * the left, 1 to the right. The sum is the bucket k, whose chance is C(n, k) / 2ⁿ.
 *
 * Every return is a multiple of 5 percent, so that stakes of whole multiples of 0.20 pay exactly.
 */
const DRAWS = 16;
const STEP_PERCENT = 5;

/** Returns in percent by spot, from the edge to the middle; the other half is its mirror image. */
const percents = {
  'calm-8': [550, 210, 110, 100, 50],
  'calm-10': [900, 260, 135, 115, 100, 50],
  'calm-12': [1000, 300, 160, 140, 110, 100, 50],
  'calm-14': [1200, 400, 170, 170, 120, 110, 100, 50],
  'calm-16': [1600, 900, 200, 140, 130, 115, 115, 100, 50],
  'brisk-8': [1300, 310, 130, 75, 30],
  'brisk-10': [2200, 500, 205, 135, 65, 35],
  'brisk-12': [3300, 1100, 400, 200, 110, 60, 30],
  'brisk-14': [6000, 1500, 700, 315, 130, 110, 65, 35],
  'brisk-16': [11_000, 4100, 1000, 500, 275, 160, 90, 60, 25],
  'wild-8': [2900, 390, 140, 30, 30],
  'wild-10': [7500, 1000, 300, 80, 30, 30],
  'wild-12': [17_000, 2400, 800, 195, 65, 25, 20],
  'wild-14': [42_000, 5600, 1800, 500, 170, 40, 20, 20],
  'wild-16': [100_000, 13_000, 2600, 900, 400, 200, 20, 20, 20],
} as const;

/** The rows of a spot; 0 for one that is not offered. */
export const rowsOf = (spot: string, { percents: of }: Pick<PegsTables, 'percents'>): number =>
  2 * Math.max((of[spot]?.length ?? 0) - 1, 0);

/** The return in percent of a bucket, counted from 0 at the left edge. */
export function bucketPercent(
  spot: string,
  { bucket, tables }: { readonly bucket: number; readonly tables: Pick<PegsTables, 'percents'> },
): number {
  const fromEdge = Math.min(bucket, rowsOf(spot, tables) - bucket);
  return tables.percents[spot]?.[fromEdge] ?? 0;
}

/** The bucket in which a ball ends: the sum of its first bits. */
export const bucketOf = (bits: readonly number[], rows: number): number =>
  bits.slice(0, rows).reduce((sum, bit) => sum + bit, 0);

/** What each bucket returns in percent, and how many of the paths lead to it. */
export function pegsChances(spot: string, tables: Pick<PegsTables, 'percents'>): Chance[] {
  const rows = rowsOf(spot, tables);
  return Array.from({ length: rows + 1 }, (_, bucket) => ({
    returned: bucketPercent(spot, { bucket, tables }),
    weight: choose(rows, bucket),
  }));
}

/** A board of pegs from its tables. */
export function pegs({ gameId, tables, stated }: SpotRules<PegsTables>): SpotGame<PegsTables> {
  const { draws, stepPercent, winMaxUsd, betsMax } = tables;
  return {
    ...{ gameId, tables, stated },
    kind: 'pegs',
    showsBytes: true,
    spots: Object.keys(tables.percents),
    offers: (spot) => rowsOf(spot, tables) > 0,
    betsMax,
    stakeRule: {
      winMaxUsd,
      returns: (spot) => ({ step: stepPercent, max: Math.max(...(tables.percents[spot] ?? [0])) }),
    },
    deal: (stream) => [Array.from({ length: draws }, () => stream.event(2))],
    returned: (spot, [bits = []]) =>
      bucketPercent(spot, { bucket: bucketOf(bits, rowsOf(spot, tables)), tables }),
    chances: (spot) => pegsChances(spot, tables),
  };
}

/** The computation of a ball: its bits, their sum, and what the bucket pays. */
export function pegsPencil(tables: PegsTables): Pencil {
  return {
    formula(spot) {
      const rows = rowsOf(spot, tables);
      const percents = Array.from({ length: rows + 1 }, (_, bucket) =>
        bucketPercent(spot, { bucket, tables }),
      );
      return [
        NUMBER_LINE,
        'event = ⌊u × 2 / 2³²⌋',
        `k = Σ event₁ … event${subscript(rows)}`,
        `k = 0 … ${rows} → ${percents.join(', ')}`,
      ];
    },
    computation({ draws, bets: [paid] }) {
      if (!paid) return [];
      const rows = rowsOf(paid.spot, tables);
      const used = draws.slice(0, rows);
      const bits = used.map(({ event }) => event);
      const bucket = bucketOf(bits, rows);
      return [
        ...used.map((draw) => `${apart(draw.bytes)} → ${draw.event}`),
        `k = ${bits.join(' + ')} = ${bucket}`,
        paidLine(paid, bucketPercent(paid.spot, { bucket, tables })),
      ];
    },
  };
}

const subscript = (count: number): string =>
  [...String(count)].map((digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)]).join('');

export const pegfall = pegs({
  gameId: 'pegfall',
  tables: {
    draws: DRAWS,
    stepPercent: STEP_PERCENT,
    percents,
    winMaxUsd: 250_000,
    betsMax: 1,
    cap: 1000,
  },
  stated: {
    leadSpot: 'brisk-12',
    rtp: '98.99',
    volatilityIndex: 2.52,
    hitRate: 1,
    spots: {
      'calm-8': { rtp: '98.91', returnMax: 550 },
      'calm-10': { rtp: '98.97', returnMax: 900 },
      'calm-12': { rtp: '98.98', returnMax: 1000 },
      'calm-14': { rtp: '98.95', returnMax: 1200 },
      'calm-16': { rtp: '99.00', returnMax: 1600 },
      'brisk-8': { rtp: '98.98', returnMax: 1300 },
      'brisk-10': { rtp: '98.99', returnMax: 2200 },
      'brisk-12': { rtp: '98.99', returnMax: 3300 },
      'brisk-14': { rtp: '98.99', returnMax: 6000 },
      'brisk-16': { rtp: '99.00', returnMax: 11_000 },
      'wild-8': { rtp: '98.98', returnMax: 2900 },
      'wild-10': { rtp: '98.98', returnMax: 7500 },
      'wild-12': { rtp: '98.98', returnMax: 17_000 },
      'wild-14': { rtp: '98.98', returnMax: 42_000 },
      'wild-16': { rtp: '98.98', returnMax: 100_000 },
    },
  },
});
