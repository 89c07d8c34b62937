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
  /** Counts as every paying symbol. */
  readonly wild: string;
  /** The reels, from 0, on which it lands. */
  readonly wildReels: readonly number[];
  /** What its tickets show on the other reels; pays nothing. */
  readonly blank: string;
  /** Pays nothing by itself; so many of them anywhere in a paid spin start the feature. */
  readonly scatter: { readonly name: string; readonly countMin: number };
  /** Equal parts of a stake. */
  readonly units: number;
  /**
   * Tickets of every symbol in the order of `symbols`, then of the wild and of the scatter; together
   * a power of two.
   */
  readonly tickets: readonly number[];
  readonly feature: FreeSpins | HoldAndWin;
  /**
   * The largest win of a round as a multiple of the stake. A round that reaches it ends with exactly
   * this win, whatever else its last step would have paid.
   */
  readonly cap: number;
};

/** So many free spins, whose wins are all multiplied, and which award no more. */
export type FreeSpins = {
  readonly kind: 'free-spins';
  readonly spins: number;
  readonly multiplier: number;
};

/**
 * The scatters are held, each with a value of its own, and the other cells respin, until `respins` in a
 * row bring no scatter or every cell has one. Then the values are paid, and the grand with a full grid.
 */
export type HoldAndWin = {
  readonly kind: 'hold';
  readonly respins: number;
  /** Tickets of a scatter in a cell that respins, of as many as there are. */
  readonly tickets: number;
  /** The symbols of scatters with their values in stakes and the tickets of each. */
  readonly values: readonly {
    readonly symbol: string;
    readonly stakes: number;
    readonly count: number;
  }[];
  /** In stakes. */
  readonly grand: number;
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
  /** The symbol of each ticket, by reel. */
  readonly tickets: readonly (readonly string[])[];
  /** The value of each ticket of a scatter; empty without values. */
  readonly values: readonly HoldAndWin['values'][number][];
  /** The largest win of a round, in units. */
  readonly maxLineBets: number;
};

/** @throws RangeError with the rule that the model violates */
export function compileCellsSlot(model: CellsModel): CellsSlot {
  requireSound(model);
  const names = [...model.symbols.map(({ name }) => name), model.wild, model.scatter.name];
  const withWild = names.flatMap((name, place) => repeated(name, model.tickets[place] ?? 0));
  const without = withWild.map((name) => (name === model.wild ? model.blank : name));
  const values = model.feature.kind === 'hold' ? model.feature.values : [];
  return {
    model,
    tickets: Array.from({ length: model.reels }, (_, reel) =>
      model.wildReels.includes(reel) ? withWild : without,
    ),
    values: values.flatMap((value) => repeated(value, value.count)),
    maxLineBets: model.cap * model.units,
  };
}

const repeated = <Item>(item: Item, count: number): Item[] =>
  Array.from({ length: count }, () => item);

/** The number of ways with the most cells on every reel. */
export const waysMax = ({ reels, rows }: Pick<CellsModel, 'reels' | 'rows'>): number =>
  rows.max ** reels;

function requireSound({ symbols, tickets, reels, rows, units, cap, feature }: CellsModel): void {
  const pays = symbols.flatMap((symbol) => symbol.pays);
  const ofFeature =
    feature.kind === 'hold'
      ? [feature.respins, feature.grand, ...feature.values.map(({ stakes }) => stakes)]
      : [feature.spins, feature.multiplier];
  const whole = [units, cap, rows.min, ...ofFeature, ...pays];
  const drawn = [tickets, feature.kind === 'hold' ? feature.values.map(({ count }) => count) : [1]];
  const rules = {
    'pays are whole': whole.every((value) => Number.isSafeInteger(value) && value > 0),
    'a symbol pays for each count': symbols.every(
      (symbol) => symbol.pays.length === reels - CELLS_COUNT_MIN + 1,
    ),
    'more never pays less': symbols.every((symbol) =>
      symbol.pays.every((pay, place) => pay >= (symbol.pays[place - 1] ?? 0)),
    ),
    'every symbol has its tickets': tickets.length === symbols.length + 2,
    'tickets divide 2³²': drawn.every(
      (counts) => 2 ** 32 % counts.reduce((sum, count) => sum + count, 0) === 0,
    ),
    'a reel has cells': rows.min <= rows.max,
  };
  for (const [rule, holds] of Object.entries(rules)) {
    if (!holds) throw new RangeError(`invalid slot model: ${rule}`);
  }
}
