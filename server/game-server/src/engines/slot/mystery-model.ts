import { compileLinesSlot, type LinesModel, type LinesSlot } from './lines-model.ts';

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
};

/** A model compiled for play: an ordinary slot for each symbol of the mystery. */
export type MysterySlot = {
  readonly model: MysteryModel;
  readonly ticketCount: number;
  readonly turns: readonly MysteryTurn[];
  /** Any of them: all have strips of equal length and the same rules of free spins. */
  readonly any: LinesSlot;
};

export type MysteryTurn = {
  readonly tickets: number;
  readonly slot: LinesSlot;
};

/** @throws RangeError with the rule that the model violates */
export function compileMysterySlot(model: MysteryModel): MysterySlot {
  const ticketCount = model.tickets.reduce((sum, { count }) => sum + count, 0);
  const turns = model.tickets.map(({ symbol, count }) => ({
    tickets: count,
    slot: compileLinesSlot(turnedInto(model, symbol)),
  }));
  const [any] = turns;
  if (!any) throw new RangeError('invalid slot model: the mystery turns into nothing');
  if (2 ** 32 % ticketCount !== 0) {
    throw new RangeError('invalid slot model: tickets divide 2³²');
  }
  return { model, ticketCount, turns, any: any.slot };
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

/** The slot of a ticket. */
export function turnOf(slot: MysterySlot, ticket: number): LinesSlot {
  let passed = 0;
  for (const turn of slot.turns) {
    passed += turn.tickets;
    if (ticket < passed) return turn.slot;
  }
  throw new RangeError(`there are ${slot.ticketCount} tickets and no ticket ${ticket}`);
}
