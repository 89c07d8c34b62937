import { compileLinesSlot, type LinesModel, type LinesSlot } from './lines-model.ts';

/**
 * A slot with a book, as data: the paid spin that awards free spins draws one symbol for all of them.
 * In each free spin, after its lines, the symbol fills every reel that shows it, if so many reels pay.
 * Pure and browser-safe.
 */
export type BookModel = {
  /** Without a meter. */
  readonly lines: LinesModel;
  /** Tickets of each symbol that may be drawn; their sum is a power of two. */
  readonly tickets: readonly { readonly symbol: string; readonly count: number }[];
};

/** A model compiled for play. */
export type BookSlot = {
  readonly model: BookModel;
  readonly lines: LinesSlot;
  /** The symbol of each ticket. */
  readonly tickets: readonly string[];
};

/** @throws RangeError with the rule that the model violates */
export function compileBookSlot(model: BookModel): BookSlot {
  const tickets = model.tickets.flatMap(({ symbol, count }) =>
    Array.from({ length: count }, () => symbol),
  );
  const regular = model.lines.symbols.filter(({ role }) => role === 'regular');
  const rules = {
    'tickets divide 2³²': 2 ** 32 % tickets.length === 0,
    'the book has regular symbols': tickets.every((symbol) =>
      regular.some(({ name }) => name === symbol),
    ),
    'a book has no meter': model.lines.meter.length === 0,
  };
  for (const [rule, holds] of Object.entries(rules)) {
    if (!holds) throw new RangeError(`invalid slot model: ${rule}`);
  }
  return { model, lines: compileLinesSlot(model.lines), tickets };
}

/** Line bets of a symbol that fills this many reels, wherever they are: its pay on every line. */
export function filledPay({ lines }: BookSlot, symbol: string, reels: number): number {
  const index = lines.symbolNames.indexOf(symbol);
  return (lines.linePays[index]?.[reels] ?? 0) * lines.model.lines.length;
}
