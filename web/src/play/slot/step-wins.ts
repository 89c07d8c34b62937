import type { Currency } from '@/lib/api/contract-types.ts';
import type { LineWin, Paytable, SpinStep } from '../contract-types.ts';
import { toMinor } from '../money.ts';

export type WinningCell = { readonly reel: number; readonly row: number };

/** The line wins of a step, largest first, equal ones by number. */
export function linesByAmount(step: SpinStep, currency: Currency): LineWin[] {
  const amount = (line: LineWin) => toMinor(line.amount, currency);
  return [...step.lines].sort((a, b) => {
    const difference = amount(b) - amount(a);
    return difference === 0n ? a.line - b.line : difference > 0n ? 1 : -1;
  });
}

export function cellsOfLine(line: LineWin): WinningCell[] {
  return line.rows.slice(0, line.count).map((row, reel) => ({ reel, row }));
}

/** The cells of a win with any number of them on a reel. */
export function cellsAnywhere(win: Pick<SpinStep['groups'][number], 'cells'>): WinningCell[] {
  return win.cells.flatMap((rows, reel) => rows.map((row) => ({ reel, row })));
}

/** The cells of scatters that pay or award; empty otherwise. */
export function scatterCells(step: SpinStep, paytable: Paytable): WinningCell[] {
  const pays = Number(step.scatterAmount) > 0 || step.freeSpinsAwarded > 0;
  const scatter = paytable.symbols.find(({ role }) => role === 'scatter')?.symbol;
  if (!pays || scatter === undefined) return [];
  return step.grid.flatMap((column, reel) =>
    column.flatMap((symbol, row) => (symbol === scatter ? [{ reel, row }] : [])),
  );
}

/** The cells of the reels that a stacked symbol fills; none in a slot without one. */
export function stackCells(
  { grid }: Pick<SpinStep, 'grid'>,
  { feature }: Pick<Paytable, 'feature'>,
): WinningCell[] {
  if (feature?.kind !== 'stacks') return [];
  return grid.flatMap((column, reel) =>
    column.every((symbol) => symbol === feature.symbol)
      ? column.map((_, row) => ({ reel, row }))
      : [],
  );
}

/** The cells of all wins of a step, each once. */
export function winningCells(step: SpinStep, paytable: Paytable): WinningCell[] {
  const cells = [
    ...step.lines.flatMap(cellsOfLine),
    ...[...step.ways, ...step.groups].flatMap(cellsAnywhere),
    ...scatterCells(step, paytable),
  ];
  return cells.filter(
    (cell, index) =>
      cells.findIndex((other) => other.reel === cell.reel && other.row === cell.row) === index,
  );
}
