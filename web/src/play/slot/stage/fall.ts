import { clamp01, easeOutBack } from '../../pixi/easing.ts';
import type { Cell, GridSize } from './cells.ts';

export const FALL_MS = 620;
/** Delay of each further reel, as a part of the duration. */
const STAGGER = 0.07;
const landing = easeOutBack(0.7);

/** The distance of each fallen cell of the new grid; cells that did not move are omitted. */
export function fallDistances(
  gone: readonly Cell[],
  { reels, rows }: GridSize,
): { readonly cell: Cell; readonly rows: number }[] {
  return Array.from({ length: reels }, (_, reel) => {
    const empty = new Set(gone.filter((cell) => cell.reel === reel).map((cell) => cell.row));
    const stayed = Array.from({ length: rows }, (_, row) => row).filter((row) => !empty.has(row));
    return Array.from({ length: rows }, (_, row) => {
      // New symbols start directly above the window, in order.
      const from = stayed[row - empty.size] ?? row - empty.size;
      return { cell: { reel, row }, rows: row - from };
    });
  })
    .flat()
    .filter((fall) => fall.rows > 0);
}

/** The progress of a reel's fall at the progress of the animation. */
export function fallProgress(progress: number, reel: number): number {
  const starts = reel * STAGGER;
  return landing(clamp01((progress - starts) / (1 - 6 * STAGGER)));
}
