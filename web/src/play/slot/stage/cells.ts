/** The number of reels and of visible rows. */
export type GridSize = { readonly reels: number; readonly rows: number };

export type Cell = { readonly reel: number; readonly row: number };

/** A symbol that stays in its cell while the reels spin. */
export type StickySymbol = Cell & { readonly symbol: string };

/** The part of a cell that a symbol fills, at rest and when it wins. */
export const FILL = { rest: 0.88, win: 0.98 } as const;

export function isAmong(cells: readonly Cell[], { reel, row }: Cell): boolean {
  for (const cell of cells) if (cell.reel === reel && cell.row === row) return true;
  return false;
}
