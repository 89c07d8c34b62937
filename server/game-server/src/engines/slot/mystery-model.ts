import {
  compileLinesSlot,
  type LinesModel,
  type LinesSlot,
  type ReelWindow,
  windowOf,
} from './lines-model.ts';

/**
 * A slot with mystery symbols, as data: all mystery symbols of a spin turn into the same symbol,
 * which is drawn once for the spin. Pure and browser-safe.
 */
export type MysteryModel = {
  /** Its strips contain the mystery symbol, which is not among its symbols. */
  readonly lines: LinesModel;
  readonly mystery: string;
  /** Tickets of each symbol that they may turn into; their sum is a power of two. */
  readonly tickets: readonly { readonly symbol: string; readonly count: number }[];
  /**
   * A festival: the n-th free spin of a round shows the mystery symbol in the first n of these cells,
   * whatever its reels show there; from the last cell on in all of them. None without it.
   */
  readonly festival?: readonly FestivalCell[];
};

/** Both from 0: the reel from the left, the row from the top. */
type FestivalCell = { readonly reel: number; readonly row: number };

/** A model compiled for play: an ordinary slot for each symbol of the mystery. */
export type MysterySlot = {
  readonly model: MysteryModel;
  readonly ticketCount: number;
  /** Of spins in which no cell, one, two and so on has a mystery symbol of the festival. */
  readonly levels: readonly (readonly MysteryTurn[])[];
  /** Any of them: all have strips of equal length and the same rules of free spins. */
  readonly any: LinesSlot;
};

export type MysteryTurn = {
  readonly tickets: number;
  readonly slot: LinesSlot;
};

/** @throws RangeError with the rule that the model violates */
export function compileMysterySlot(model: MysteryModel): MysterySlot {
  const { tickets, festival = [], lines } = model;
  const ticketCount = tickets.reduce((sum, { count }) => sum + count, 0);
  const turns = tickets.map(({ symbol, count }) => ({
    tickets: count,
    slot: compileLinesSlot(turnedInto(model, symbol)),
  }));
  const [any] = turns;
  if (!any) throw new RangeError('invalid slot model: the mystery turns into nothing');
  if (2 ** 32 % ticketCount !== 0) {
    throw new RangeError('invalid slot model: tickets divide 2³²');
  }
  if (festival.length > 0 && any.slot.windows.free.flat().some(({ scatters }) => scatters > 0)) {
    throw new RangeError('invalid slot model: a festival awards no free spins');
  }
  const levels = [0, ...festival].map((_, lit) =>
    turns.map((turn, place) => ({
      ...turn,
      slot: withCells(turn.slot, {
        cells: festival.slice(0, lit),
        symbol: lines.symbols.findIndex(({ name }) => name === tickets[place]?.symbol),
      }),
    })),
  );
  return { model, ticketCount, levels, any: any.slot };
}

/** The ordinary slot of a spin whose mystery symbols turn into `symbol`. */
function turnedInto({ lines, mystery }: MysteryModel, symbol: string): LinesModel {
  const turned = (strips: readonly (readonly string[])[]) =>
    strips.map((strip) => strip.map((name) => (name === mystery ? symbol : name)));
  return {
    ...lines,
    strips: { base: turned(lines.strips.base), free: turned(lines.strips.free) },
  };
}

/** The slot whose free spins show a symbol in these cells. */
function withCells(
  slot: LinesSlot,
  { cells, symbol }: { readonly cells: readonly FestivalCell[]; readonly symbol: number },
): LinesSlot {
  const shown = ({ symbols }: ReelWindow, reel: number): ReelWindow => {
    const rows = cells.filter((cell) => cell.reel === reel).map(({ row }) => row);
    return windowOf(
      slot.model,
      symbols.map((other, row) => (rows.includes(row) ? symbol : other)),
    );
  };
  const free = slot.windows.free.map((windows, reel) =>
    windows.map((window) => shown(window, reel)),
  );
  return cells.length === 0 ? slot : { ...slot, windows: { ...slot.windows, free } };
}

/** The cells of the festival that show a mystery symbol in a free spin after so many. */
export const litCells = (
  { festival = [] }: Pick<MysteryModel, 'festival'>,
  freeSpinsPlayed: number,
): readonly FestivalCell[] => festival.slice(0, freeSpinsPlayed + 1);

/** The turns of a free spin after so many others. */
export const turnsAfter = (slot: MysterySlot, freeSpinsPlayed: number): readonly MysteryTurn[] =>
  slot.levels[litCells(slot.model, freeSpinsPlayed).length] ?? [];

/** The slot of a ticket. */
export function turnOf(turns: readonly MysteryTurn[], ticket: number): LinesSlot {
  let passed = 0;
  for (const turn of turns) {
    passed += turn.tickets;
    if (ticket < passed) return turn.slot;
  }
  throw new RangeError(`there are ${passed} tickets and no ticket ${ticket}`);
}
