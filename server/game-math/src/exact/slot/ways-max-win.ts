import type { LinesSlot, ReelWindow } from '@fairhall/game-server/engines/slot/lines-model';
import { cellsFor } from '@fairhall/game-server/engines/slot/ways-pay';
import type { ClassBest } from './spin-classes.ts';

/**
 * The most that one spin pays by ways, for each number of wilds and scatters that it can show. Only
 * the symbols of the first reel can pay, three at most. For every one of its windows the other
 * reels are reduced to those symbols, and all combinations are tried except for dominated windows:
 * more of a symbol never pays less.
 */
export function bestWaysByClass(
  slot: LinesSlot,
  reels: readonly (readonly ReelWindow[])[],
): ClassBest[] {
  const [first = [], ...others] = reels;
  const found = new Map<string, ClassBest>();
  for (const start of first) {
    const symbols = [...new Set(start.symbols)].filter((symbol) => symbol !== slot.scatter);
    const candidates = others.map((windows) => sightsOf(slot, { windows, symbols }));
    tryAll(slot, { start, symbols, candidates, found });
  }
  return [...found.values()];
}

/** The counts of some symbols in a window. */
type WindowCells = {
  readonly cells: readonly number[];
  readonly wilds: number;
  readonly scatters: number;
};

function sightsOf(
  slot: LinesSlot,
  { windows, symbols }: { windows: readonly ReelWindow[]; symbols: readonly number[] },
): WindowCells[] {
  const distinct = new Map<string, WindowCells>();
  for (const window of windows) {
    const cells = symbols.map((symbol) => cellsFor(slot, { window, symbol }));
    const { wilds, scatters } = window;
    distinct.set([...cells, wilds, scatters].join(), { cells, wilds, scatters });
  }
  const candidates = [...distinct.values()];
  return candidates.filter((candidate) => !candidates.some((other) => paysMore(other, candidate)));
}

/** Whether a window of the same class has at least as many of every symbol and more of some. */
function paysMore(one: WindowCells, other: WindowCells): boolean {
  return (
    one !== other &&
    one.wilds === other.wilds &&
    one.scatters === other.scatters &&
    one.cells.every((count, place) => count >= (other.cells[place] ?? 0))
  );
}

function tryAll(
  slot: LinesSlot,
  given: {
    readonly start: ReelWindow;
    readonly symbols: readonly number[];
    readonly candidates: readonly (readonly WindowCells[])[];
    readonly found: Map<string, ClassBest>;
  },
): void {
  const { start, symbols, candidates, found } = given;
  const chosen: WindowCells[] = [];
  const walk = (reel: number): void => {
    const choices = candidates[reel];
    if (!choices) {
      keep();
      return;
    }
    for (const candidate of choices) {
      chosen[reel] = candidate;
      walk(reel + 1);
    }
  };
  const keep = (): void => {
    const wilds = chosen.reduce((count, candidate) => count + candidate.wilds, start.wilds);
    const scatters = chosen.reduce(
      (count, candidate) => count + candidate.scatters,
      start.scatters,
    );
    let lineBets = slot.scatterPays[scatters] ?? 0;
    for (const [place, symbol] of symbols.entries()) {
      lineBets += payOf(slot, { symbol, cells: [start, ...chosen], place });
    }
    const key = `${wilds} ${scatters}`;
    if ((found.get(key)?.lineBets ?? -1) < lineBets) found.set(key, { wilds, scatters, lineBets });
  };
  walk(0);
}

function payOf(
  slot: LinesSlot,
  of: { symbol: number; cells: readonly [ReelWindow, ...WindowCells[]]; place: number },
): number {
  const [start, ...rest] = of.cells;
  let count = 1;
  let ways = start.symbols.filter((shown) => shown === of.symbol).length;
  for (const candidate of rest) {
    const cells = candidate.cells[of.place] ?? 0;
    if (cells === 0) break;
    count += 1;
    ways *= cells;
  }
  return ways * (slot.linePays[of.symbol]?.[count] ?? 0);
}
