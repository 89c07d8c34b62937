import type { FeatureRules } from './lines-model.ts';

/**
 * The mathematical model of a tumbling slot, as data: symbols pay anywhere, winners vanish, the
 * symbols above them fall, and new symbols fill the reels from the top, repeatedly. Every cell is
 * dealt independently from the same tickets, so only counts matter and not positions, which makes
 * the game exactly solvable (`tumble-math.ts`). Pure and browser-safe.
 */
export type TumbleModel = {
  readonly reels: number;
  readonly rows: number;
  /** Without the scatter. Pays ascend by count; multiples are of a unit. */
  readonly symbols: readonly TumbleSymbol[];
  /** Never vanishes, never pays; enough of them at the end of a spin award free spins. */
  readonly scatter: { readonly name: string; readonly countMin: number };
  /** Equal parts of a stake. */
  readonly units: number;
  /**
   * Tickets of every symbol in the order of `symbols`, the scatter last; together a power of two, so
   * that the four bytes of a draw make every ticket exactly equally likely.
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

export type TumbleSymbol = {
  readonly name: string;
  readonly pays: readonly { readonly count: number; readonly multiple: number }[];
};

/** A model compiled for play. */
export type TumbleSlot = Omit<FeatureRules, 'model'> & {
  readonly model: TumbleModel & FeatureRules['model'];
  readonly cells: number;
  /** By index, the scatter last. */
  readonly names: readonly string[];
  /** The symbol of each ticket. */
  readonly tickets: { readonly base: readonly number[]; readonly free: readonly number[] };
  /** Units by symbol and count; none for the scatter. */
  readonly pays: readonly (readonly number[])[];
  /** The largest win of a round, in units. */
  readonly maxLineBets: number;
};

/** @throws RangeError with the rule that the model violates */
export function compileTumbleSlot(model: TumbleModel): TumbleSlot {
  requireSound(model);
  const cells = model.reels * model.rows;
  const counts = Array.from({ length: cells + 1 }, (_, count) => count);
  const ticketsOf = (tickets: readonly number[]) =>
    tickets.flatMap((count, symbol) => Array.from({ length: count }, () => symbol));
  return {
    model: { ...model, meter: [] },
    cells,
    names: [...model.symbols.map(({ name }) => name), model.scatter.name],
    tickets: { base: ticketsOf(model.tickets.base), free: ticketsOf(model.tickets.free) },
    pays: [
      ...model.symbols.map(({ pays }) =>
        counts.map((count) => pays.findLast((pay) => pay.count <= count)?.multiple ?? 0),
      ),
      counts.map(() => 0),
    ],
    maxLineBets: model.cap * model.units,
    spinsAwarded: counts.map((count) => (count >= model.scatter.countMin ? model.freeSpins : 0)),
  };
}

/** The exact mathematics requires each of these rules. */
function requireSound(model: TumbleModel): void {
  const { symbols, ladder, tickets, units } = model;
  const pays = symbols.map((symbol) => symbol.pays);
  const whole = [
    units,
    model.cap,
    ...ladder.base,
    ...ladder.free,
    ...pays.flat().map((pay) => pay.multiple),
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
  for (const drawn of [tickets.base, tickets.free]) {
    require(drawn.length === symbols.length + 1, 'every symbol has its tickets');
    require(2 ** 32 % drawn.reduce((sum, count) => sum + count, 0) === 0, 'tickets divide 2³²');
  }
  require(ladder.base.length > 0 && ladder.free.length > 0, 'a spin is paid once at least');
  require(model.freeSpins <= model.freeSpinsMax, 'an award fits');
}

function require(holds: boolean, rule: string): void {
  if (!holds) throw new RangeError(`invalid slot model: ${rule}`);
}
