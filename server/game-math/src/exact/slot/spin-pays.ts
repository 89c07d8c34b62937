import {
  type LinesSlot,
  REEL_COUNT,
  type ReelWindow,
  waysMax,
} from '@fairhall/game-server/engines/slot/lines-model';
import { cellsFor, waysSymbols } from '@fairhall/game-server/engines/slot/ways-pay';
import { isOpen, type LineState, lineNext, lineStart, lineWorth } from './lines-states.ts';
import { type PayList, payListOf } from './pay-list.ts';
import { classOf, type Reels, SCATTER_LIMIT } from './spin-classes.ts';

/** Spins that show equally many wilds and scatters: what they pay, with the chance of both. */
export type SpinPays = {
  readonly wilds: number;
  readonly scatters: number;
  /** Scatter pay included. */
  readonly pays: PayList;
};

/**
 * The distribution of the pay of one spin, exactly: all stops are tried, reel by reel from the left,
 * but as soon as no line and no symbol can pay more, the remaining reels only matter by their
 * classes. Seconds of work for five reels of 64 stops.
 */
export function spinPays(slot: LinesSlot, reels: Reels): SpinPays[] {
  const stops = reels.reduce((product, windows) => product * windows.length, 1);
  const sums = new Map<number, Float64Array>();
  const size = payMax(slot) + 1;
  const add: Add = ({ key, pay, weight }) => {
    const byPay = sums.get(key) ?? new Float64Array(size);
    byPay[pay] = (byPay[pay] ?? 0) + weight;
    sums.set(key, byPay);
  };
  if (slot.model.ways) walkWays(slot, { reels, add });
  else walkLines(slot, { reels, add });
  return [...sums].map(([key, byPay]) => {
    const scatters = key % SCATTER_LIMIT;
    const { lineBets, chances } = payListOf(byPay);
    const scatterPay = slot.scatterPays[scatters] ?? 0;
    return {
      wilds: Math.floor(key / SCATTER_LIMIT),
      scatters,
      pays: {
        lineBets: lineBets.map((pay) => pay + scatterPay),
        chances: chances.map((weight) => weight / stops),
      },
    };
  });
}

/** Adds stops of a class that pay this much, scatters not included. */
type Add = (of: { key: number; pay: number; weight: number }) => void;

/** No spin pays more by lines or by ways. */
function payMax({ model, linePays }: LinesSlot): number {
  const most = Math.max(...linePays.map((pays) => pays[REEL_COUNT] ?? 0));
  return most * (model.ways ? waysMax(model) : model.lines.length);
}

/** Different windows of a reel, with their number of stops. */
type Seen = { readonly symbols: readonly number[]; readonly key: number; readonly weight: number };

function seenOn(windows: readonly ReelWindow[]): Seen[] {
  const found = new Map<string, Seen>();
  for (const window of windows) {
    const { symbols } = window;
    const weight = (found.get(symbols.join())?.weight ?? 0) + 1;
    found.set(symbols.join(), { symbols, key: classOf(window), weight });
  }
  return [...found.values()];
}

/** Stops of the reels from each one on, by class. */
function classesFrom(reels: readonly (readonly Pick<Seen, 'key' | 'weight'>[])[]) {
  let later = new Map([[0, 1]]);
  const all = [later];
  for (const windows of [...reels].reverse()) {
    const next = new Map<number, number>();
    for (const [key, weight] of later) {
      for (const seen of windows) {
        const sum = key + seen.key;
        next.set(sum, (next.get(sum) ?? 0) + weight * seen.weight);
      }
    }
    later = next;
    all.unshift(later);
  }
  return all;
}

/** The first reels of a spin, and the lines or symbols that may pay more with the next ones. */
type Begun<Open> = {
  readonly open: readonly Open[];
  readonly pay: number;
  readonly key: number;
  readonly weight: number;
};

type Walk<Open> = {
  readonly reels: readonly (readonly Seen[])[];
  readonly rest: readonly ReadonlyMap<number, number>[];
  readonly add: Add;
  /** A line or symbol after one more reel, or its pay if that ended it: so does the last reel. */
  readonly next: (open: Open, of: { reel: number; seen: Seen }) => Open | number;
};

function walkFrom<Open>(walk: Walk<Open>, reel: number, begun: Begun<Open>): void {
  if (begun.open.length > 0) {
    for (const seen of walk.reels[reel] ?? []) {
      walkFrom(walk, reel + 1, afterReel(walk, { reel, seen, begun }));
    }
    return;
  }
  for (const [later, count] of walk.rest[reel] ?? []) {
    walk.add({ key: begun.key + later, pay: begun.pay, weight: begun.weight * count });
  }
}

function afterReel<Open>(
  walk: Walk<Open>,
  { reel, seen, begun }: { reel: number; seen: Seen; begun: Begun<Open> },
): Begun<Open> {
  const open: Open[] = [];
  let { pay } = begun;
  for (const one of begun.open) {
    const next = walk.next(one, { reel, seen });
    if (typeof next === 'number') pay += next;
    else open.push(next);
  }
  return { open, pay, key: begun.key + seen.key, weight: begun.weight * seen.weight };
}

type OpenLine = { readonly rows: readonly number[]; readonly state: LineState };

function walkLines(slot: LinesSlot, { reels, add }: { reels: Reels; add: Add }): void {
  const windows = reels.map(seenOn);
  const ends = lastPays(slot);
  const next = (
    { rows, state }: OpenLine,
    { reel, seen }: { reel: number; seen: Seen },
  ): OpenLine | number => {
    const shown = seen.symbols[rows[reel] ?? 0] ?? 0;
    if (reel === REEL_COUNT - 1) return ends(state)[shown] ?? 0;
    const after = lineNext(slot, { state, seen: reel, shown });
    return isOpen(after) ? { rows, state: after } : after;
  };
  const open = slot.model.lines.map((rows) => ({ rows, state: lineStart(slot) }));
  const walk = { reels: windows, rest: classesFrom(windows), add, next };
  walkFrom(walk, 0, { open, pay: 0, key: 0, weight: 1 });
}

/** What an open line pays, by the symbol of the last reel. */
function lastPays(slot: LinesSlot): (state: LineState) => readonly number[] {
  const known = new Map<LineState, readonly number[]>();
  return (state) => {
    const pays =
      known.get(state) ??
      slot.symbolNames.map((_, shown) => {
        const last = lineNext(slot, { state, seen: REEL_COUNT - 1, shown });
        return lineWorth(slot, { state: last, seen: REEL_COUNT });
      });
    known.set(state, pays);
    return pays;
  };
}

/** A symbol that continues, and the product of its cells. */
type OpenSymbol = { readonly place: number; readonly symbol: number; readonly ways: number };

/** Only the symbols of the first reel pay, so the others are reduced to those, window by window. */
function walkWays(slot: LinesSlot, { reels, add }: { reels: Reels; add: Add }): void {
  const [first = [], ...others] = reels;
  const next = (
    one: OpenSymbol,
    { reel, seen }: { reel: number; seen: Seen },
  ): OpenSymbol | number => {
    const count = seen.symbols[one.place] ?? 0;
    if (count === 0) return payOf(slot, one, reel + 1);
    const longer = { ...one, ways: one.ways * count };
    return reel === others.length - 1 ? payOf(slot, longer, REEL_COUNT) : longer;
  };
  for (const { symbols: shown, key, weight } of seenOn(first)) {
    const symbols = waysSymbols(slot).filter((symbol) => shown.includes(symbol));
    const cells = others.map((windows) => cellsOn(slot, { windows, symbols }));
    const open = symbols.map((symbol, place) => ({
      place,
      symbol,
      ways: shown.filter((other) => other === symbol).length,
    }));
    const walk = { reels: cells, rest: classesFrom(cells), add, next };
    walkFrom(walk, 0, { open, pay: 0, key, weight });
  }
}

/** Different windows of a reel by the cells of some symbols, in the place of `symbols`. */
function cellsOn(
  slot: LinesSlot,
  { windows, symbols }: { windows: readonly ReelWindow[]; symbols: readonly number[] },
): Seen[] {
  const found = new Map<string, Seen>();
  for (const window of windows) {
    const cells = symbols.map((symbol) => cellsFor(slot, { window, symbol }));
    const key = classOf(window);
    const name = [...cells, key].join();
    found.set(name, { symbols: cells, key, weight: (found.get(name)?.weight ?? 0) + 1 });
  }
  return [...found.values()];
}

function payOf(slot: LinesSlot, { symbol, ways }: OpenSymbol, count: number): number {
  return ways * (slot.linePays[symbol]?.[count] ?? 0);
}
