import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { CELLS_COUNT_MIN, type CellsSlot, ticketsOfReel } from './cells-model.ts';
import {
  type Grid,
  playWithFreeSpins,
  type SlotOutcome,
  type SpinState,
  type SpinStep,
} from './slot-step.ts';
import type { WaysWin } from './ways-pay.ts';

/**
 * Plays one round without its stake. Each spin draws reel by reel from the left: the number of the
 * reel's cells, then the ticket of each, from the top.
 */
export function playCells(slot: CellsSlot, stream: OutcomeStream): SlotOutcome {
  return playWithFreeSpins(slot.maxLineBets, (state) => [playSpin(slot, { state, stream })]);
}

function playSpin(
  slot: CellsSlot,
  { state, stream }: { state: SpinState; stream: OutcomeStream },
): SpinStep {
  const { model } = slot;
  const { grid, stops } = dealt(slot, stream);
  const multiplier = state.kind === 'free' ? model.freeMultiplier : 1;
  const ways = cellsWins(slot, { grid, multiplier });
  const scatters = grid.flat().filter((symbol) => symbol === model.scatter.name).length;
  const awards = state.kind === 'base' && scatters >= model.scatter.countMin;
  return {
    kind: state.kind,
    stops,
    landed: null,
    heldReels: [],
    grid,
    multiplier,
    lines: [],
    ways,
    groups: [],
    scatters,
    scatterLineBets: 0,
    freeSpinsAwarded: awards ? model.freeSpins : 0,
    wildsCollected: 0,
    lineBets: ways.reduce((sum, win) => sum + win.lineBets, 0),
  };
}

function dealt(slot: CellsSlot, stream: OutcomeStream): { grid: Grid; stops: number[] } {
  const { reels, rows } = slot.model;
  const stops: number[] = [];
  const draw = (values: number): number => {
    const event = stream.event(values);
    stops.push(event);
    return event;
  };
  const grid = Array.from({ length: reels }, (_, reel) => {
    const tickets = ticketsOfReel(slot, reel);
    const cells = rows.min + draw(rows.max - rows.min + 1);
    return Array.from({ length: cells }, () => tickets[draw(tickets.length)] ?? '');
  });
  return { grid, stops };
}

/** What each symbol pays on a grid, in the order of the model. */
export function cellsWins(
  { model }: CellsSlot,
  { grid, multiplier }: { grid: Grid; multiplier: number },
): WaysWin[] {
  return model.symbols.flatMap(({ name, pays }) => {
    const cells: number[][] = [];
    for (const column of grid) {
      const rows = rowsOf(column, [name, model.wild]);
      if (rows.length === 0) break;
      cells.push(rows);
    }
    const pay = pays[cells.length - CELLS_COUNT_MIN];
    if (pay === undefined) return [];
    const ways = cells.reduce((product, rows) => product * rows.length, 1);
    return [{ symbol: name, count: cells.length, ways, cells, lineBets: pay * ways * multiplier }];
  });
}

/** The rows of a reel that show one of two symbols. */
function rowsOf(column: Grid[number], [one, other]: readonly [string, string]): number[] {
  const rows: number[] = [];
  for (let row = 0; row < column.length; row += 1) {
    const shown = column[row];
    if (shown === one || shown === other) rows.push(row);
  }
  return rows;
}
