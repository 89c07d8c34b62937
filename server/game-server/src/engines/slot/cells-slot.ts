import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import {
  CELLS_COUNT_MIN,
  type CellsModel,
  type CellsSlot,
  type HoldAndWin,
} from './cells-model.ts';
import {
  type Grid,
  type GroupWin,
  outcomeOf,
  playWithFreeSpins,
  type SlotOutcome,
  type SpinStep,
} from './slot-step.ts';
import type { WaysWin } from './ways-pay.ts';

/**
 * Plays one round without its stake. Each spin draws reel by reel from the left: the number of the
 * reel's cells, if it is not always the same, then from the top the ticket of each cell, and the value of
 * a scatter that has one after its ticket.
 */
export function playCells(slot: CellsSlot, stream: OutcomeStream): SlotOutcome {
  const { feature } = slot.model;
  if (feature.kind === 'hold') return playHold(slot, { feature, stream });
  return playWithFreeSpins(slot.maxLineBets, ({ kind }) => {
    const isFree = kind === 'free';
    const step = paidSpin(slot, { kind, multiplier: isFree ? feature.multiplier : 1, stream });
    const awards = !isFree && step.scatters >= slot.model.scatter.countMin;
    return [{ ...step, freeSpinsAwarded: awards ? feature.spins : 0 }];
  });
}

type Spin = {
  readonly kind: SpinStep['kind'];
  readonly multiplier: number;
  readonly stream: OutcomeStream;
};

function paidSpin(slot: CellsSlot, { kind, multiplier, stream }: Spin): SpinStep {
  const { stops, event } = recorded(stream);
  const { reels, rows } = slot.model;
  const grid = Array.from({ length: reels }, (_, reel) => {
    const spread = rows.max - rows.min;
    const cells = rows.min + (spread > 0 ? event(spread + 1) : 0);
    return Array.from({ length: cells }, () => drawnCell(slot, { reel, event }));
  });
  const ways = cellsWins(slot.model, { grid, multiplier });
  return {
    ...{ kind, stops, landed: null, heldReels: [], grid, multiplier, lines: [], ways, groups: [] },
    scatters: scattersIn(slot, grid),
    scatterLineBets: 0,
    freeSpinsAwarded: 0,
    wildsCollected: 0,
    lineBets: ways.reduce((sum, win) => sum + win.lineBets, 0),
  };
}

type Draw = OutcomeStream['event'];

/** A stream whose events are recorded. */
function recorded(stream: OutcomeStream): { stops: number[]; event: Draw } {
  const stops: number[] = [];
  const event: Draw = (values) => {
    const drawn = stream.event(values);
    stops.push(drawn);
    return drawn;
  };
  return { stops, event };
}

function drawnCell(slot: CellsSlot, { reel, event }: { reel: number; event: Draw }): string {
  const tickets = slot.tickets[reel] ?? [];
  const symbol = tickets[event(tickets.length)] ?? '';
  return symbol === slot.model.scatter.name ? drawnScatter(slot, event) : symbol;
}

function drawnScatter({ model, values }: CellsSlot, event: Draw): string {
  return values.length === 0 ? model.scatter.name : (values[event(values.length)]?.symbol ?? '');
}

const isScatter = ({ model, values }: CellsSlot, shown: string): boolean =>
  shown === model.scatter.name || values.some(({ symbol }) => symbol === shown);

const scattersIn = (slot: CellsSlot, grid: Grid): number =>
  grid.flat().filter((shown) => isScatter(slot, shown)).length;

/** Hold and win: after the paid spin one step for each respin, the last of which pays the values. */
function playHold(
  slot: CellsSlot,
  { feature, stream }: { feature: HoldAndWin; stream: OutcomeStream },
): SlotOutcome {
  const { blank, scatter, reels, rows } = slot.model;
  const base = paidSpin(slot, { kind: 'base', multiplier: 1, stream });
  const steps = [base];
  if (base.scatters < scatter.countMin) return outcomeOf(steps, slot.maxLineBets);
  let grid: Grid = base.grid.map((reel) =>
    reel.map((shown) => (isScatter(slot, shown) ? shown : blank)),
  );
  let left = feature.respins;
  for (let held = base.scatters; left > 0 && held < reels * rows.max; ) {
    const step = respin(slot, { before: grid, feature, stream });
    steps.push(step);
    left = step.scatters > held ? feature.respins : left - 1;
    ({ grid, scatters: held } = step);
  }
  const last = steps.pop() ?? base;
  return outcomeOf([...steps, withValues(slot, { last, feature })], slot.maxLineBets);
}

function respin(
  slot: CellsSlot,
  { before, feature, stream }: { before: Grid; feature: HoldAndWin; stream: OutcomeStream },
): SpinStep {
  const { stops, event } = recorded(stream);
  const grid = before.map((reel, place) =>
    reel.map((shown) => {
      if (isScatter(slot, shown)) return shown;
      const lands = event(slot.tickets[place]?.length ?? 0) < feature.tickets;
      return lands ? drawnScatter(slot, event) : shown;
    }),
  );
  const scatters = scattersIn(slot, grid);
  return {
    ...{ kind: 'respin', stops, landed: scatters > scattersIn(slot, before) ? before : null, grid },
    heldReels: grid.map((_, reel) => reel),
    ...{ multiplier: 1, lines: [], ways: [], groups: [], scatters, scatterLineBets: 0 },
    ...{ freeSpinsAwarded: 0, wildsCollected: 0, lineBets: 0 },
  };
}

/** The last step of a feature: what its scatters are worth, and the grand with a full grid. */
function withValues(
  { model }: CellsSlot,
  { last, feature }: { last: SpinStep; feature: HoldAndWin },
): SpinStep {
  const groups = feature.values.flatMap(({ symbol, stakes }): GroupWin[] => {
    const cells = last.grid.map((column) => rowsOf(column, [symbol, symbol]));
    const count = cells.flat().length;
    return count === 0 ? [] : [{ symbol, count, cells, lineBets: count * stakes * model.units }];
  });
  const isFull = last.scatters === model.reels * model.rows.max;
  const scatterLineBets = isFull ? feature.grand * model.units : 0;
  const lineBets = groups.reduce((sum, win) => sum + win.lineBets, last.lineBets + scatterLineBets);
  return { ...last, groups, scatterLineBets, lineBets };
}

/** What each symbol pays on a grid, in the order of the model. */
function cellsWins(
  { symbols, wild }: Pick<CellsModel, 'symbols' | 'wild'>,
  { grid, multiplier }: { grid: Grid; multiplier: number },
): WaysWin[] {
  return symbols.flatMap(({ name, pays }) => {
    const cells: number[][] = [];
    for (const column of grid) {
      const rows = rowsOf(column, [name, wild]);
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
