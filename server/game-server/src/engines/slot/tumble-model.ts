import type { FeatureRules } from './lines-model.ts';

/**
 * The mathematical model of a tumbling slot, as data: symbols pay anywhere, winners vanish, the
 * symbols above them fall, and new symbols fill the reels from the top, repeatedly. Comets, if there
 * are any, do not vanish; at the end of a spin their values are added and multiply what it paid.
 * Every cell is dealt independently from the same tickets, so only counts matter and not positions,
 * which makes the game exactly solvable (`tumble-math.ts`). Pure and browser-safe.
 */
export type TumbleModel = {
  readonly reels: number;
  readonly rows: number;
  /** Without scatter and comets. Pays ascend by count; multiples are of a unit. */
  readonly symbols: readonly TumbleSymbol[];
  /** Never vanishes, never pays; enough of them at the end of a spin award free spins. */
  readonly scatter: { readonly name: string; readonly countMin: number };
  readonly comets?: Comets;
  /** Equal parts of a stake. */
  readonly units: number;
  /**
   * Tickets of every symbol in the order of `symbols`, then of the scatter, and of the comet if there
   * are comets; together a power of two, so that the four bytes of a draw make every ticket exactly
   * equally likely.
   */
  readonly tickets: { readonly base: readonly number[]; readonly free: readonly number[] };
  /**
   * The multipliers of a spin's first grid, of the one after its first tumble and so on. Nothing
   * tumbles after the last one, which bounds a spin and its largest win.
   */
  readonly ladder: { readonly base: readonly number[]; readonly free: readonly number[] };
  readonly freeSpins: number;
  /** Maximum of free spins after one paid spin; awards are cut to it. */
  readonly freeSpinsMax: number;
  /**
   * The largest win of a round as a multiple of the stake. A round that reaches it ends with exactly
   * this win, whatever else its last step would have paid.
   */
  readonly cap: number;
};

/** Symbols with a value, which is drawn for each one that lands. */
type Comets = {
  /** The name of their tickets; the grid shows the symbol of the value. */
  readonly name: string;
  /** With the tickets of each, together a power of two. */
  readonly values: readonly {
    readonly symbol: string;
    readonly multiplier: number;
    readonly count: number;
  }[];
};

export type TumbleSymbol = {
  readonly name: string;
  readonly pays: readonly { readonly count: number; readonly multiple: number }[];
};

/** A model compiled for play. */
export type TumbleSlot = Omit<FeatureRules, 'model'> & {
  readonly model: TumbleModel & FeatureRules['model'];
  readonly cells: number;
  /** By index: the paying symbols, the scatter, and the comet of each value. */
  readonly names: readonly string[];
  readonly scatter: number;
  /** The symbol of each ticket; that of comets is the first of them. */
  readonly tickets: { readonly base: readonly number[]; readonly free: readonly number[] };
  /** The multiplier of each symbol; 0 if it is no comet. */
  readonly multipliers: readonly number[];
  /** The comet of each ticket of a value; empty without comets. */
  readonly comets: readonly number[];
  /** Units by symbol and count; none for scatter and comets. */
  readonly pays: readonly (readonly number[])[];
  /** The largest win of a round, in units. */
  readonly maxLineBets: number;
};

/** @throws RangeError with the rule that the model violates */
export function compileTumbleSlot(model: TumbleModel): TumbleSlot {
  requireSound(model);
  const cells = model.reels * model.rows;
  const counts = Array.from({ length: cells + 1 }, (_, count) => count);
  const scatter = model.symbols.length;
  const values = model.comets?.values ?? [];
  const names = [
    ...model.symbols.map(({ name }) => name),
    model.scatter.name,
    ...values.map(({ symbol }) => symbol),
  ];
  return {
    model: { ...model, meter: [] },
    cells,
    names,
    scatter,
    tickets: { base: repeated(model.tickets.base), free: repeated(model.tickets.free) },
    multipliers: names.map((_, symbol) => values[symbol - scatter - 1]?.multiplier ?? 0),
    comets: repeated(values.map(({ count }) => count)).map((place) => scatter + 1 + place),
    pays: names.map((_, symbol) => {
      const pays = model.symbols[symbol]?.pays ?? [];
      return counts.map((count) => pays.findLast((pay) => pay.count <= count)?.multiple ?? 0);
    }),
    maxLineBets: model.cap * model.units,
    spinsAwarded: counts.map((count) => (count >= model.scatter.countMin ? model.freeSpins : 0)),
  };
}

/** The place of each ticket, of which there are so many. */
const repeated = (counts: readonly number[]): number[] =>
  counts.flatMap((count, place) => Array.from({ length: count }, () => place));

/** The exact mathematics requires each of these rules. */
function requireSound(model: TumbleModel): void {
  const { symbols, ladder, tickets, units, comets } = model;
  const values = comets?.values ?? [];
  const pays = symbols.map((symbol) => symbol.pays);
  const whole = [
    units,
    model.cap,
    ...ladder.base,
    ...ladder.free,
    ...pays.flat().map((pay) => pay.multiple),
    ...values.map(({ multiplier }) => multiplier),
  ];
  require(whole.every((value) => Number.isSafeInteger(value) && value > 0), 'pays are whole');
  require(pays.every(
    (steps) =>
      steps.length > 0 &&
      steps.every(
        (pay, place) =>
          pay.count > (steps[place - 1]?.count ?? 1) &&
          pay.multiple > (steps[place - 1]?.multiple ?? 0),
      ),
  ), 'more never pays less');
  const kinds = symbols.length + (comets ? 2 : 1);
  for (const drawn of [tickets.base, tickets.free]) {
    require(drawn.length === kinds, 'every symbol has its tickets');
    require(areEquallyLikely(drawn), 'tickets divide 2³²');
  }
  require(!comets || areEquallyLikely(values.map(({ count }) => count)), 'tickets divide 2³²');
  require(values.every(({ multiplier }) => multiplier > 1), 'a comet multiplies');
  require(ladder.base.length > 0 && ladder.free.length > 0, 'a spin is paid once at least');
  require(model.freeSpins <= model.freeSpinsMax, 'an award fits');
}

const areEquallyLikely = (tickets: readonly number[]): boolean =>
  2 ** 32 % tickets.reduce((sum, count) => sum + count, 0) === 0;

function require(holds: boolean, rule: string): void {
  if (!holds) throw new RangeError(`invalid slot model: ${rule}`);
}
