/**
 * The mathematical model of a slot with ways and without strips, as data: the number of cells of each
 * reel is drawn, then each cell by itself from the same tickets. Equal symbols pay on adjacent reels
 * from the left, once for each way to choose one on every reel. Pure and browser-safe.
 */
export type CellsModel = {
  readonly reels: number;
  /** The fewest and the most cells of a reel; each number between is equally likely. */
  readonly rows: { readonly min: number; readonly max: number };
  /** The paying symbols. */
  readonly symbols: readonly CellsSymbol[];
  /** Counts as every paying symbol, and lands on all reels but the first and the last. */
  readonly wild: string;
  /** What the tickets of the wild show on the first and the last reel; pays nothing. */
  readonly blank: string;
  /** Pays nothing; so many of them anywhere in a paid spin award free spins. */
  readonly scatter: { readonly name: string; readonly countMin: number };
  /** Equal parts of a stake. */
  readonly units: number;
  /**
   * Tickets of every symbol in the order of `symbols`, then of the wild and of the scatter; together
   * a power of two.
   */
  readonly tickets: readonly number[];
  readonly freeSpins: number;
  /** The multiplier of all wins of free spins. */
  readonly freeMultiplier: number;
  /**
   * The largest win of a round as a multiple of the stake. A round that reaches it ends with exactly
   * this win, whatever else its last step would have paid.
   */
  readonly cap: number;
};

export type CellsSymbol = {
  readonly name: string;
  /** For `COUNT_MIN` reels, one more and so on up to all: multiples of a unit. */
  readonly pays: readonly number[];
};

/** Fewest adjacent reels on which a symbol pays. */
export const CELLS_COUNT_MIN = 3;

/** A model compiled for play. */
export type CellsSlot = {
  readonly model: CellsModel;
  /** The symbol of each ticket, on the outer reels and on the others. */
  readonly tickets: { readonly outer: readonly string[]; readonly inner: readonly string[] };
  /** The largest win of a round, in units. */
  readonly maxLineBets: number;
};

/** @throws RangeError with the rule that the model violates */
export function compileCellsSlot(model: CellsModel): CellsSlot {
  requireSound(model);
  const names = [...model.symbols.map(({ name }) => name), model.wild, model.scatter.name];
  const inner = model.tickets.flatMap((count, place) =>
    Array.from({ length: count }, () => names[place] ?? ''),
  );
  const outer = inner.map((name) => (name === model.wild ? model.blank : name));
  return { model, tickets: { outer, inner }, maxLineBets: model.cap * model.units };
}

/** The tickets of a reel, from 0. */
export const ticketsOfReel = ({ tickets, model }: CellsSlot, reel: number): readonly string[] =>
  reel === 0 || reel === model.reels - 1 ? tickets.outer : tickets.inner;

/** The number of ways with the most cells on every reel. */
export const waysMax = ({ reels, rows }: Pick<CellsModel, 'reels' | 'rows'>): number =>
  rows.max ** reels;

function requireSound({ symbols, tickets, reels, rows, units, cap, ...model }: CellsModel): void {
  const pays = symbols.flatMap((symbol) => symbol.pays);
  const whole = [units, cap, model.freeSpins, model.freeMultiplier, rows.min, ...pays];
  const rules = {
    'pays are whole': whole.every((value) => Number.isSafeInteger(value) && value > 0),
    'a symbol pays for each count': symbols.every(
      (symbol) => symbol.pays.length === reels - CELLS_COUNT_MIN + 1,
    ),
    'more never pays less': symbols.every((symbol) =>
      symbol.pays.every((pay, place) => pay >= (symbol.pays[place - 1] ?? 0)),
    ),
    'every symbol has its tickets': tickets.length === symbols.length + 2,
    'tickets divide 2³²': 2 ** 32 % tickets.reduce((sum, count) => sum + count, 0) === 0,
    'a reel has cells': rows.min <= rows.max,
  };
  for (const [rule, holds] of Object.entries(rules)) {
    if (!holds) throw new RangeError(`invalid slot model: ${rule}`);
  }
}
