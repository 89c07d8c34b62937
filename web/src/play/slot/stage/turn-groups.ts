import type { Cell } from './cells.ts';

/** Cells that turn, by what turns together, from the left and downwards. */
export function turnGroups(
  cells: readonly Cell[],
  together: 'cell' | 'reel' | undefined,
): readonly (readonly Cell[])[] {
  if (together === 'cell') return cells.map((cell) => [cell]);
  if (together === undefined) return [cells];
  const reels = [...new Set(cells.map(({ reel }) => reel))];
  return reels.map((reel) => cells.filter((cell) => cell.reel === reel));
}
