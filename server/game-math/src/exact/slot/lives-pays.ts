import type { ReelWindow } from '@fairhall/game-server/engines/slot/lines-model';
import {
  type LivesModel,
  type LivesSlot,
  wildRowsOf,
  withWildRows,
} from '@fairhall/game-server/engines/slot/lives-model';
import { type PayList, payListOf } from './pay-list.ts';

/*
 * The free spins of a slot with lives, exactly. Their first reel has no wild, so that the symbol of a line is that
 * of its first cell: with the first reel known, a later reel only decides which lines go on. Lines are the
 * bits of a number, and spins with the same lines are counted together.
 */

/** Free spins that lead from some cells with wilds to the same cells or more. */
export type LivesSpin = {
  /** The wild rows of all reels in one number. */
  readonly to: number;
  /** Chance that it leads there and pays nothing. */
  readonly lost: number;
  /** The pays above 0, with the chance that it leads there and pays them. */
  readonly pays: PayList;
};

/** The wild rows of a reel before and after a spin, and the windows that it then shows. */
type ReelChange = {
  readonly from: number;
  readonly to: number;
  readonly windows: readonly ReelWindow[];
};

/** Lines that go on, in so many stops. */
type Going = { readonly lines: number; readonly weight: number };

type LivesSpins = ReadonlyMap<number, readonly LivesSpin[]>;

/** Seconds of work for each model, done once. */
const known = new WeakMap<LivesModel, LivesSpins>();

/** Free spins by the wild cells before them, 0 for none. */
export function livesSpins(slot: LivesSlot): LivesSpins {
  const spins = known.get(slot.model) ?? computedSpins(slot);
  known.set(slot.model, spins);
  return spins;
}

function computedSpins(slot: LivesSlot): LivesSpins {
  const { free } = slot.slot.windows;
  const [first = [], ...others] = free;
  const changes = others.map((windows) => changesOf(slot, windows));
  const [second = [], third = [], fourth = [], fifth = []] = changes;
  const starts = distinct(first).map((start) => startOf(slot, { ...start, changes }));
  const heads = second.flatMap((two, at) =>
    third.map((three, place) => ({
      changes: [two, three],
      begun: starts.map(({ going }) => both(going[0]?.[at], going[1]?.[place])),
    })),
  );
  const stops = free.reduce((product, reel) => product * reel.length, 1);
  const found = new Map<number, LivesSpin[]>();
  const payMax = Math.max(...starts.map(({ five }) => five(2 ** slot.model.lines.length - 1)));
  const byPay = new Float64Array(payMax + 1);
  for (const [at, four] of fourth.entries()) {
    for (const [place, five] of fifth.entries()) {
      const tails = starts.map((start) => tailOf(start, { four: at, five: place }));
      for (const head of heads) {
        byPay.fill(0);
        for (const [start, tail] of tails.entries()) addPays(byPay, head.begun[start] ?? [], tail);
        const taken = [...head.changes, four, five];
        const from = cellsOf(taken.map((change) => change.from));
        const to = cellsOf(taken.map((change) => change.to));
        found.set(from, [...(found.get(from) ?? []), spinOf(byPay, { to, stops })]);
      }
    }
  }
  return found;
}

/** The wild rows of the reels after the first as one number. */
const cellsOf = (rows: readonly number[]): number =>
  rows.reduce((cells, ofReel) => cells * 2 ** 3 + ofReel, 0);

function spinOf(byPay: Float64Array, { to, stops }: { to: number; stops: number }): LivesSpin {
  const lost = (byPay[0] ?? 0) / stops;
  byPay[0] = 0;
  const { lineBets, chances } = payListOf(byPay);
  return { to, lost, pays: { lineBets, chances: chances.map((weight) => weight / stops) } };
}

/** Every change of a reel, from no wild on. */
function changesOf({ slot }: LivesSlot, windows: readonly ReelWindow[]): ReelChange[] {
  const changes: ReelChange[] = [];
  const known = new Set([0]);
  for (const from of known) {
    const byTo = new Map<number, ReelWindow[]>();
    for (const window of windows) {
      const shown = withWildRows(slot, { window, rows: from });
      const to = wildRowsOf(slot, shown);
      byTo.set(to, [...(byTo.get(to) ?? []), shown]);
      known.add(to);
    }
    for (const [to, shown] of byTo) changes.push({ from, to, windows: shown });
  }
  return changes;
}

function distinct(windows: readonly ReelWindow[]) {
  const found = new Map<string, { window: ReelWindow; weight: number }>();
  for (const window of windows) {
    const key = window.symbols.join();
    found.set(key, { window, weight: (found.get(key)?.weight ?? 0) + 1 });
  }
  return [...found.values()];
}

/** A window of the first reel: how all lines go on from it, and what they pay where they end. */
function startOf(
  { slot }: LivesSlot,
  given: {
    readonly window: ReelWindow;
    readonly weight: number;
    readonly changes: readonly (readonly ReelChange[])[];
  },
) {
  const { window, weight, changes } = given;
  const { lines } = slot.model;
  const symbolOf = (rows: readonly number[]) => window.symbols[rows[0] ?? 0] ?? 0;
  const linesOn = (shown: ReelWindow, reel: number): number =>
    lines.reduce((going, rows, line) => {
      const symbol = shown.symbols[rows[reel] ?? 0];
      return symbol === slot.wild || symbol === symbolOf(rows) ? going + 2 ** line : going;
    }, 0);
  const going = changes.map((ofReel, place) =>
    ofReel.map(({ windows }) =>
      merged(windows.map((shown) => ({ lines: linesOn(shown, place + 1), weight: 1 }))),
    ),
  );
  const paysOf = (count: number) =>
    setPays(lines.map((rows) => slot.linePays[symbolOf(rows)]?.[count] ?? 0));
  return { weight, going, three: paysOf(3), four: paysOf(4), five: paysOf(5) };
}
type Start = ReturnType<typeof startOf>;

/** The pays of every set of lines, from tables of their lower and upper halves. */
function setPays(pays: readonly number[]): (set: number) => number {
  const half = Math.ceil(pays.length / 2);
  const sumsOf = (some: readonly number[]) =>
    some.reduce<number[]>((sums, pay) => sums.concat(sums.map((sum) => sum + pay)), [0]);
  const lower = Int32Array.from(sumsOf(pays.slice(0, half)));
  const upper = Int32Array.from(sumsOf(pays.slice(half)));
  const ofLower = 2 ** half - 1;
  return (set) => (lower[set & ofLower] ?? 0) + (upper[set >> half] ?? 0);
}

/** What lines pay in all that have three equal symbols already, by the stops of the last two reels. */
type Tail = (lines: number) => PayList;

function tailOf(start: Start, of: { four: number; five: number }): Tail {
  const fourth = start.going[2]?.[of.four] ?? [];
  const fifth = start.going[3]?.[of.five] ?? [];
  const known = new Map<number, PayList>();
  const computed = (lines: number): PayList => {
    const weights = new Map<number, number>();
    for (const four of fourth) {
      const going = lines & four.lines;
      const paid = start.three(lines & ~four.lines);
      for (const five of fifth) {
        const pay = paid + start.four(going & ~five.lines) + start.five(going & five.lines);
        const weight = start.weight * four.weight * five.weight;
        weights.set(pay, (weights.get(pay) ?? 0) + weight);
      }
    }
    return {
      lineBets: Int32Array.from(weights.keys()),
      chances: Float64Array.from(weights.values()),
    };
  };
  return (lines) => {
    const tail = known.get(lines) ?? computed(lines);
    known.set(lines, tail);
    return tail;
  };
}

/** Adds the stops of the spins of one start. */
function addPays(byPay: Float64Array, begun: readonly Going[], tail: Tail): void {
  for (const { lines, weight } of begun) {
    const { lineBets, chances } = tail(lines);
    for (let place = 0; place < lineBets.length; place += 1) {
      const pay = lineBets[place] ?? 0;
      byPay[pay] = (byPay[pay] ?? 0) + weight * (chances[place] ?? 0);
    }
  }
}

function merged(stops: readonly Going[]): Going[] {
  const weights = new Map<number, number>();
  for (const { lines, weight } of stops) weights.set(lines, (weights.get(lines) ?? 0) + weight);
  return [...weights].map(([lines, weight]) => ({ lines, weight }));
}

/** The lines that go on over two reels. */
const both = (one: readonly Going[] = [], other: readonly Going[] = []): Going[] =>
  merged(
    one.flatMap((a) =>
      other.map((b) => ({ lines: a.lines & b.lines, weight: a.weight * b.weight })),
    ),
  );
