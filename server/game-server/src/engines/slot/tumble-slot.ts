import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { awardedSpins } from './lines-slot.ts';
import {
  type GroupWin,
  playWithFreeSpins,
  type SlotOutcome,
  type SpinState,
  type SpinStep,
} from './slot-step.ts';
import type { TumbleSlot } from './tumble-model.ts';

/**
 * Plays one round without its stake. Each new symbol takes one event, its ticket, and a comet another
 * one, its value: reel by reel from the left, on each reel from the lowest empty row up.
 */
export function playTumbles(slot: TumbleSlot, stream: OutcomeStream): SlotOutcome {
  return playWithFreeSpins(slot.maxLineBets, (state) => playSpin(slot, { state, stream }));
}

/** Symbols by index, reel by reel, top to bottom. */
type Board = readonly (readonly number[])[];

function playSpin(
  slot: TumbleSlot,
  { state, stream }: { state: SpinState; stream: OutcomeStream },
): SpinStep[] {
  const { model } = slot;
  const ladder = model.ladder[state.kind];
  const steps: SpinStep[] = [];
  let left: Board = Array.from({ length: model.reels }, () => []);
  for (const [fall, multiplier] of ladder.entries()) {
    const { board, stops } = filled(slot, { left, tickets: slot.tickets[state.kind], stream });
    const groups = groupWins(slot, { board, multiplier });
    const isLast = groups.length === 0 || fall === ladder.length - 1;
    const scatters = countOf(board, slot.scatter);
    steps.push({
      kind: fall === 0 ? state.kind : 'fall',
      stops,
      landed: null,
      heldReels: [],
      grid: board.map((column) => column.map((symbol) => slot.names[symbol] ?? '')),
      multiplier,
      lines: [],
      ways: [],
      groups,
      scatters,
      scatterLineBets: 0,
      freeSpinsAwarded: isLast ? awardedSpins(slot, { scatters, spinsTotal: state.spinsTotal }) : 0,
      wildsCollected: 0,
      lineBets: groups.reduce((sum, win) => sum + win.lineBets, 0),
    });
    if (isLast) return withComets(slot, { steps, board });
    left = withoutWinners(board, groups);
  }
  return steps;
}

/**
 * The steps of a spin with a last one for the comets of its last board: their sum times what the spin
 * paid, less what is paid already. It takes over the free spins. None if there is nothing to multiply.
 */
function withComets(
  slot: TumbleSlot,
  { steps, board }: { steps: readonly SpinStep[]; board: Board },
): SpinStep[] {
  const last = steps.at(-1);
  const values = board.map((column) => column.map((symbol) => slot.multipliers[symbol] ?? 0));
  const shown = values.flat().filter((value) => value > 0);
  const paid = steps.reduce((sum, { lineBets }) => sum + lineBets, 0);
  if (!last || !slot.model.comets || shown.length === 0 || paid === 0) return [...steps];
  const multiplier = shown.reduce((sum, value) => sum + value, 0);
  const lineBets = paid * (multiplier - 1);
  const comets: GroupWin = {
    symbol: slot.model.comets.name,
    count: shown.length,
    cells: values.map((column) => column.flatMap((value, row) => (value > 0 ? [row] : []))),
    lineBets,
  };
  const drawnNothing = { stops: [], heldReels: board.map((_, reel) => reel) };
  return [
    ...steps.slice(0, -1),
    { ...last, freeSpinsAwarded: 0 },
    { ...last, ...drawnNothing, kind: 'comets', multiplier, groups: [comets], lineBets },
  ];
}

/** The remaining symbols fall down, and new symbols fill the reels from the top. */
function filled(
  slot: TumbleSlot,
  given: {
    readonly left: Board;
    readonly tickets: readonly number[];
    readonly stream: OutcomeStream;
  },
): { board: Board; stops: number[] } {
  const stops: number[] = [];
  const drawn = (tickets: readonly number[]): number => {
    const ticket = given.stream.event(tickets.length);
    stops.push(ticket);
    return tickets[ticket] ?? 0;
  };
  const board = given.left.map((column) => {
    const fallen: number[] = [];
    while (fallen.length + column.length < slot.model.rows) {
      const symbol = drawn(given.tickets);
      fallen.unshift(symbol > slot.scatter ? drawn(slot.comets) : symbol);
    }
    return [...fallen, ...column];
  });
  return { board, stops };
}

function groupWins(
  slot: TumbleSlot,
  { board, multiplier }: { board: Board; multiplier: number },
): GroupWin[] {
  const counts = slot.names.map(() => 0);
  for (const symbol of board.flat()) counts[symbol] = (counts[symbol] ?? 0) + 1;
  return slot.names.flatMap((name, symbol) => {
    const count = counts[symbol] ?? 0;
    const pay = slot.pays[symbol]?.[count] ?? 0;
    if (pay === 0) return [];
    return [{ symbol: name, count, cells: cellsOf(board, symbol), lineBets: pay * multiplier }];
  });
}

const countOf = (board: Board, symbol: number): number =>
  board.flat().filter((shown) => shown === symbol).length;

/** Rows of a symbol, reel by reel. */
function cellsOf(board: Board, symbol: number): number[][] {
  return board.map((column) => column.flatMap((shown, row) => (shown === symbol ? [row] : [])));
}

function withoutWinners(board: Board, groups: readonly GroupWin[]): Board {
  return board.map((column, reel) => {
    const won = new Set(groups.flatMap((group) => group.cells[reel] ?? []));
    return column.filter((_, row) => !won.has(row));
  });
}
