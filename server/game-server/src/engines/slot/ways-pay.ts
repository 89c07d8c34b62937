import { COUNT_MIN, type LinesSlot, REEL_COUNT, type ReelWindow } from './lines-model.ts';

/** One symbol that pays: every way to choose one of its cells on each reel. */
export type WaysWin = {
  readonly symbol: string;
  /** Adjacent reels from the left. */
  readonly count: number;
  readonly ways: number;
  /** Rows of its cells, reel by reel. */
  readonly cells: readonly (readonly number[])[];
  /** All ways together, with the step's multiplier. */
  readonly lineBets: number;
};

/** Rows in which a reel shows a symbol or a substituting wild. */
function rowsOf(slot: LinesSlot, { window, symbol }: { window: ReelWindow; symbol: number }) {
  return window.symbols.flatMap((shown, row) =>
    shown === symbol || shown === slot.wild ? [row] : [],
  );
}

/** How many cells of a reel count for a symbol. */
export const cellsFor = (
  slot: LinesSlot,
  of: { readonly window: ReelWindow; readonly symbol: number },
): number => rowsOf(slot, of).length;

/** Symbols that can pay by ways: all but wild and scatter. */
export const waysSymbols = (slot: LinesSlot): number[] =>
  slot.model.symbols.flatMap(({ role }, index) => (role === 'regular' ? [index] : []));

export function waysWins(
  slot: LinesSlot,
  { shown, multiplier }: { shown: readonly ReelWindow[]; multiplier: number },
): WaysWin[] {
  return waysSymbols(slot).flatMap((symbol) => {
    const cells: number[][] = [];
    while (cells.length < REEL_COUNT) {
      const window = shown[cells.length];
      const rows = window ? rowsOf(slot, { window, symbol }) : [];
      if (rows.length === 0) break;
      cells.push(rows);
    }
    const pay = slot.linePays[symbol]?.[cells.length] ?? 0;
    if (pay === 0) return [];
    const ways = cells.reduce((product, rows) => product * rows.length, 1);
    const name = slot.symbolNames[symbol] ?? '';
    const lineBets = pay * ways * multiplier;
    return [{ symbol: name, count: cells.length, ways, cells, lineBets }];
  });
}

/** Whether anything pays, which the first three reels determine. */
export function waysPay(slot: LinesSlot, shown: readonly ReelWindow[]): boolean {
  const deciding = shown.slice(0, COUNT_MIN);
  return waysSymbols(slot).some((symbol) =>
    deciding.every((window) => cellsFor(slot, { window, symbol }) > 0),
  );
}
