export type Cell = { readonly reel: number; readonly row: number };

/** The part of a cell that a symbol fills, at rest and when it wins. */
export const FILL = { rest: 0.88, win: 0.98 } as const;

export function isAmong(cells: readonly Cell[], { reel, row }: Cell): boolean {
  for (const cell of cells) if (cell.reel === reel && cell.row === row) return true;
  return false;
}
