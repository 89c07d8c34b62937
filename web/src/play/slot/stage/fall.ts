import { clamp01, easeOutBack } from '../../pixi/easing.ts';
import type { Cell, GridSize } from './reels.ts';

export const FALL_MS = 620;
/** How much later each further reel falls, of the whole time. */
const STAGGER = 0.07;
const landing = easeOutBack(0.7);

/** How far each cell of the grid after a fall came down; cells that stayed are left out. */
export function fallDistances(
  gone: readonly Cell[],
  { reels, rows }: GridSize,
): { readonly cell: Cell; readonly rows: number }[] {
  return Array.from({ length: reels }, (_, reel) => {
    const empty = new Set(gone.filter((cell) => cell.reel === reel).map((cell) => cell.row));
    const stayed = Array.from({ length: rows }, (_, row) => row).filter((row) => !empty.has(row));
    return Array.from({ length: rows }, (_, row) => {
      // New symbols come from right above the window, in their order.
      const from = stayed[row - empty.size] ?? row - empty.size;
      return { cell: { reel, row }, rows: row - from };
    });
  })
    .flat()
    .filter((fall) => fall.rows > 0);
}

/** How much of its way a reel's symbols have fallen, at a part of the whole time. */
export function fallProgress(progress: number, reel: number): number {
  const starts = reel * STAGGER;
  return landing(clamp01((progress - starts) / (1 - 6 * STAGGER)));
}
