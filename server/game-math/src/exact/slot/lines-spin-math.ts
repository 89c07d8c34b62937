import {
  type LinesSlot,
  REEL_COUNT,
  type ReelWindow,
} from '@fairhall/game-server/engines/slot/lines-model';
import { linePays } from '@fairhall/game-server/engines/slot/lines-pay';
import { waysPay } from '@fairhall/game-server/engines/slot/ways-pay';
import { DEAD_LINE, lineNext, lineStart, lineWorth } from './lines-states.ts';
import { CLASS_LIMIT, classOf, type Reels, SCATTER_LIMIT } from './spin-classes.ts';
import { waysPayByClass, waysSquares } from './ways-math.ts';

/**
 * The pay of one spin of five reels, exactly. Reels stop independently and every stop is equally
 * likely, so the state of a line is followed reel by reel over the distinct windows, each weighted
 * with its number of stops. All sums are of integers below 2⁵³.
 */
export type SpinMath = {
  /** By the class of the spin; chances sum to 1. */
  readonly classes: readonly SpinClass[];
  /** Expected pay in line bets, scatter pay included. */
  readonly mean: number;
  /** Expected square of the pay. */
  readonly meanSquare: number;
  /** Chance that the spin pays anything. */
  readonly hitRate: number;
};

export type SpinClass = {
  readonly wilds: number;
  readonly scatters: number;
  readonly chance: number;
  /** Expected pay in line bets if this class occurs, and 0 if not: E[pay; class]. */
  readonly partialMean: number;
};

export function spinMath(slot: LinesSlot, reels: Reels): SpinMath {
  const stops = reels.reduce((product, windows) => product * windows.length, 1);
  const linePay = slot.model.ways ? waysPayByClass(slot, reels) : linePayByClass(slot, reels);
  const classes = [...weightByClass(reels)].map(([key, weight]): SpinClass => {
    const scatters = key % SCATTER_LIMIT;
    const scatterPay = weight * (slot.scatterPays[scatters] ?? 0);
    return {
      wilds: Math.floor(key / SCATTER_LIMIT),
      scatters,
      chance: weight / stops,
      partialMean: ((linePay.get(key) ?? 0) + scatterPay) / stops,
    };
  });
  return {
    classes,
    mean: sum(classes, (one) => one.partialMean),
    meanSquare: meanSquare(slot, { reels, stops, classes }),
    hitRate: hitRate(slot, reels),
  };
}

/** (lines + scatter)² = lines² + scatter × (2 × total − scatter). */
function meanSquare(
  slot: LinesSlot,
  given: { reels: Reels; stops: number; classes: readonly SpinClass[] },
): number {
  const scatterPart = sum(given.classes, (one) => {
    const scatterPay = slot.scatterPays[one.scatters] ?? 0;
    return scatterPay * (2 * one.partialMean - scatterPay * one.chance);
  });
  const squares = slot.model.ways ? waysSquares : lineSquares;
  return squares(slot, given.reels) / given.stops + scatterPart;
}

/** Stops by wilds and scatters in the whole window. */
function weightByClass(reels: Reels): Map<number, number> {
  let weights = new Map([[0, 1]]);
  for (const windows of reels) {
    const next = new Map<number, number>();
    for (const [key, weight] of weights) {
      for (const window of windows) add(next, key + classOf(window), weight);
    }
    weights = next;
  }
  return weights;
}

/** Line pays of all lines, summed over the stops of each class. */
function linePayByClass(slot: LinesSlot, reels: Reels): Map<number, number> {
  const total = new Map<number, number>();
  for (const rows of slot.model.lines) {
    let weights = new Map([[lineStart(slot) * CLASS_LIMIT, 1]]);
    for (const [seen, windows] of reels.entries()) {
      weights = afterReel(slot, { weights, windows, seen, row: rows[seen] ?? 0 });
    }
    for (const [key, weight] of weights) {
      const state = Math.floor(key / CLASS_LIMIT);
      add(total, key % CLASS_LIMIT, weight * lineWorth(slot, { state, seen: REEL_COUNT }));
    }
  }
  return total;
}

/** Stops by line state and class, one reel further; dead lines are dropped. */
function afterReel(
  slot: LinesSlot,
  given: {
    weights: ReadonlyMap<number, number>;
    windows: readonly ReelWindow[];
    seen: number;
    row: number;
  },
): Map<number, number> {
  const next = new Map<number, number>();
  for (const [key, weight] of given.weights) {
    const state = Math.floor(key / CLASS_LIMIT);
    for (const window of given.windows) {
      const shown = window.symbols[given.row] ?? 0;
      const after = lineNext(slot, { state, seen: given.seen, shown });
      if (after === DEAD_LINE) continue;
      add(next, after * CLASS_LIMIT + (key % CLASS_LIMIT) + classOf(window), weight);
    }
  }
  return next;
}

/** The square of the sum of all lines, summed over all stops: every pair of lines together. */
function lineSquares(slot: LinesSlot, reels: Reels): number {
  const { lines } = slot.model;
  let total = 0;
  for (const [index, rows] of lines.entries()) {
    total += pairProduct(slot, { reels, pair: [rows, rows] });
    for (const other of lines.slice(index + 1)) {
      total += 2 * pairProduct(slot, { reels, pair: [rows, other] });
    }
  }
  return total;
}

const STATE_LIMIT = 2 ** 26;

function pairProduct(
  slot: LinesSlot,
  { reels, pair }: { reels: Reels; pair: readonly [readonly number[], readonly number[]] },
): number {
  let weights = new Map([[lineStart(slot) * STATE_LIMIT + lineStart(slot), 1]]);
  for (const [seen, windows] of reels.entries()) {
    const next = new Map<number, number>();
    const shown = pairsShown(windows, [pair[0][seen] ?? 0, pair[1][seen] ?? 0]);
    for (const [key, weight] of weights) {
      const states = [Math.floor(key / STATE_LIMIT), key % STATE_LIMIT] as const;
      for (const { symbols, stops } of shown) {
        const one = lineNext(slot, { state: states[0], seen, shown: symbols[0] });
        if (one === DEAD_LINE) continue;
        const other = lineNext(slot, { state: states[1], seen, shown: symbols[1] });
        if (other !== DEAD_LINE) add(next, one * STATE_LIMIT + other, weight * stops);
      }
    }
    weights = next;
  }
  return sum([...weights], ([key, weight]) => {
    const one = lineWorth(slot, { state: Math.floor(key / STATE_LIMIT), seen: REEL_COUNT });
    return weight * one * lineWorth(slot, { state: key % STATE_LIMIT, seen: REEL_COUNT });
  });
}

/** The distinct pairs of symbols in two rows of a reel, with their number of stops. */
function pairsShown(
  windows: readonly ReelWindow[],
  rows: readonly [number, number],
): { symbols: readonly [number, number]; stops: number }[] {
  const found = new Map<string, { symbols: readonly [number, number]; stops: number }>();
  for (const window of windows) {
    const symbols = [window.symbols[rows[0]] ?? 0, window.symbols[rows[1]] ?? 0] as const;
    const stops = found.get(symbols.join())?.stops ?? 0;
    found.set(symbols.join(), { symbols, stops: stops + 1 });
  }
  return [...found.values()];
}

/**
 * Whether a line pays depends on its first three symbols, so the first three reels decide about
 * lines; where none pays, the scatters of all five reels must be too few as well.
 */
function hitRate(slot: LinesSlot, reels: Reels): number {
  const [first = [], second = [], third = [], ...rest] = reels;
  const miss = [0, 1, 2, 3].map((scatters) => chanceOfFewer(slot, { rest, scatters }));
  let missed = 0;
  for (const a of first) {
    for (const b of second) {
      for (const c of third) {
        const grid = [a, b, c];
        if (paysAnything(slot, grid)) continue;
        const scatters = sum(grid, (window) => window.scatters);
        missed += miss[scatters] ?? 0;
      }
    }
  }
  return 1 - missed / (first.length * second.length * third.length);
}

function paysAnything(slot: LinesSlot, grid: readonly ReelWindow[]): boolean {
  if (slot.model.ways) return waysPay(slot, grid);
  return slot.model.lines.some((rows) => linePays(slot, grid, rows));
}

/** Chance that the remaining reels leave the scatters below what pays. */
function chanceOfFewer(
  slot: LinesSlot,
  { rest, scatters }: { rest: Reels; scatters: number },
): number {
  const weights = [...weightByClass(rest)];
  const fewer = weights.filter(
    ([key]) => (slot.scatterPays[scatters + (key % SCATTER_LIMIT)] ?? 0) === 0,
  );
  return sum(fewer, ([, weight]) => weight) / sum(weights, ([, weight]) => weight);
}

function add(weights: Map<number, number>, key: number, weight: number): void {
  weights.set(key, (weights.get(key) ?? 0) + weight);
}

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}
