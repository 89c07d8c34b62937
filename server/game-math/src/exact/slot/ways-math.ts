import type { LinesSlot, ReelWindow } from '@fairhall/game-server/engines/slot/lines-model';
import { cellsFor, waysSymbols } from '@fairhall/game-server/engines/slot/ways-pay';
import { classOf, type Reels } from './spin-classes.ts';

/**
 * The pay of ways, exactly. A symbol s pays pay(s, c) · n₁·…·n_c, where n_r is its number of cells
 * on reel r and c the first reel without one. Reels stop independently, so sums over all stops are
 * computed reel by reel: first the product of cells while the symbol continues, then, once it
 * ended, that product times its pay, multiplied by every further stop.
 */

/** Pays of all symbols, summed over the stops of each class. */
export function waysPayByClass(slot: LinesSlot, reels: Reels): Map<number, number> {
  const total = new Map<number, number>();
  for (const symbol of waysSymbols(slot)) {
    let sums: ClassSums = { living: new Map([[0, 1]]), ended: new Map() };
    for (const [seen, windows] of reels.entries()) {
      const pay = slot.linePays[symbol]?.[seen] ?? 0;
      const next: ClassSums = { living: new Map(), ended: new Map() };
      for (const window of windows) {
        const cells = cellsFor(slot, { window, symbol });
        addWindow(next, { sums, pay, cells, added: classOf(window) });
      }
      sums = next;
    }
    const pay = slot.linePays[symbol]?.[reels.length] ?? 0;
    addAll(total, sums.living, { factor: pay, added: 0 });
    addAll(total, sums.ended, { factor: 1, added: 0 });
  }
  return total;
}

/**
 * Sums over stops by class: of products of cells while a symbol continues, of pays once it ended.
 */
type ClassSums = {
  readonly living: Map<number, number>;
  readonly ended: Map<number, number>;
};

function addWindow(
  next: ClassSums,
  given: {
    readonly sums: ClassSums;
    readonly pay: number;
    readonly cells: number;
    readonly added: number;
  },
): void {
  const { sums, pay, cells, added } = given;
  addAll(next.ended, sums.ended, { factor: 1, added });
  if (cells > 0) addAll(next.living, sums.living, { factor: cells, added });
  else addAll(next.ended, sums.living, { factor: pay, added });
}

function addAll(
  into: Map<number, number>,
  from: ReadonlyMap<number, number>,
  { factor, added }: { factor: number; added: number },
): void {
  if (factor === 0) return;
  for (const [key, weight] of from)
    into.set(key + added, (into.get(key + added) ?? 0) + weight * factor);
}

/** The square of the sum of all symbols, summed over all stops: every pair of symbols together. */
export function waysSquares(slot: LinesSlot, reels: Reels): number {
  const symbols = waysSymbols(slot);
  let total = 0;
  for (const [index, symbol] of symbols.entries()) {
    total += pairProduct(slot, { reels, pair: [symbol, symbol] });
    for (const other of symbols.slice(index + 1)) {
      total += 2 * pairProduct(slot, { reels, pair: [symbol, other] });
    }
  }
  return total;
}

/** Sums over stops, by which of two symbols still continue. */
type PairSums = { both: number; first: number; second: number; neither: number };

function pairProduct(
  slot: LinesSlot,
  { reels, pair }: { reels: Reels; pair: readonly [number, number] },
): number {
  const payAt = (symbol: number, count: number) => slot.linePays[symbol]?.[count] ?? 0;
  let sums: PairSums = { both: 1, first: 0, second: 0, neither: 0 };
  for (const [seen, windows] of reels.entries()) {
    const next: PairSums = { both: 0, first: 0, second: 0, neither: 0 };
    const pays = [payAt(pair[0], seen), payAt(pair[1], seen)] as const;
    for (const window of windows) addStop(next, { sums, pays, cells: cellsOf(slot, window, pair) });
    sums = next;
  }
  const ends = [payAt(pair[0], reels.length), payAt(pair[1], reels.length)] as const;
  return (
    sums.both * ends[0] * ends[1] + sums.first * ends[0] + sums.second * ends[1] + sums.neither
  );
}

function cellsOf(
  slot: LinesSlot,
  window: ReelWindow,
  [one, other]: readonly [number, number],
): readonly [number, number] {
  return [cellsFor(slot, { window, symbol: one }), cellsFor(slot, { window, symbol: other })];
}

/** Multiplies a continuing symbol by its cells; an ending one by its pay. */
function addStop(
  next: PairSums,
  given: {
    readonly sums: PairSums;
    readonly pays: readonly [number, number];
    readonly cells: readonly [number, number];
  },
): void {
  const { sums, pays, cells } = given;
  const step = [cells[0] || pays[0], cells[1] || pays[1]] as const;
  const lives = [cells[0] > 0, cells[1] > 0] as const;
  const both = sums.both * step[0] * step[1];
  if (lives[0] && lives[1]) next.both += both;
  else if (lives[0]) next.first += both;
  else if (lives[1]) next.second += both;
  else next.neither += both;
  if (lives[0]) next.first += sums.first * step[0];
  else next.neither += sums.first * step[0];
  if (lives[1]) next.second += sums.second * step[1];
  else next.neither += sums.second * step[1];
  next.neither += sums.neither;
}
