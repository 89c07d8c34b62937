/**
 * The mathematical model of a video slot of five reels with paylines or with ways, as data: a new slot of
 * this kind is a new `LinesModel` without code. Pure and browser-safe.
 */

export const REEL_COUNT = 5;
/** Of a model that does not state its own. */
const ROW_COUNT = 3;

/** Fewest equal symbols, from the left, that pay on a line; also the fewest scatters that pay. */
export const COUNT_MIN = 3;

export type SymbolRole = 'regular' | 'wild' | 'scatter';

export type SlotSymbol = {
  readonly name: string;
  readonly role: SymbolRole;
  /** For 3, 4 and 5: multiples of the line bet; of the whole stake for the scatter. */
  readonly pays: readonly [number, number, number];
};

export type MeterStep = {
  /** Wilds collected in this feature so far. */
  readonly wilds: number;
  /** The multiplier of the free spins after that. */
  readonly multiplier: number;
};

export type LinesModel = {
  /** Rows in view; three if absent. */
  readonly rows?: number;
  readonly symbols: readonly SlotSymbol[];
  /**
   * Row of each reel (0 top), line by line; every line bets the same. Empty with ways.
   */
  readonly lines: readonly (readonly number[])[];
  /**
   * Instead of lines: equal symbols pay anywhere on adjacent reels from the left, once for each way
   * to choose one on every reel. Pays are multiples of a unit, an equal part of
   * the stake. The wild never lands on the first reel, so that every way has its symbol from there.
   */
  readonly ways?: { readonly units: number };
  /** Symbols of each reel, read downwards as a closed ring, for paid and for free spins. */
  readonly strips: {
    readonly base: readonly (readonly string[])[];
    readonly free: readonly (readonly string[])[];
  };
  /** Free spins for 3, 4 and 5 scatters, in paid and in free spins alike; zeros for none. */
  readonly freeSpins: readonly [number, number, number];
  /** Maximum of free spins after one paid spin; awards are cut to it. */
  readonly freeSpinsMax: number;
  /** Ascending. */
  readonly meter: readonly MeterStep[];
  /**
   * The largest win of a round as a multiple of the stake. A round that reaches it ends with exactly
   * this win, whatever else its last step would have paid.
   */
  readonly cap: number;
};

/** The visible symbols of a reel at one stop, top to bottom. */
export type ReelWindow = {
  readonly symbols: readonly number[];
  readonly names: readonly string[];
  /**
   * What a meter counts: the wilds among the symbols, of a stacked symbol the full stack. A window has at
   * most one scatter.
   */
  readonly wilds: number;
  readonly scatters: number;
};

/** A model compiled for play: symbols by index, pays by count, windows by stop. */
export type LinesSlot = {
  readonly model: LinesModel;
  readonly symbolNames: readonly string[];
  readonly wild: number;
  readonly scatter: number;
  /** Line bets that a line pays: `linePays[symbol][count]`, counts 0 to 5; none for the scatter. */
  readonly linePays: readonly (readonly number[])[];
  /** Line bets that scatters pay, by count 0 to 5. */
  readonly scatterPays: readonly number[];
  /** Free spins by count of scatters, 0 to 5. */
  readonly spinsAwarded: readonly number[];
  /** The largest win of a round. */
  readonly maxLineBets: number;
  readonly windows: {
    readonly base: readonly (readonly ReelWindow[])[];
    readonly free: readonly (readonly ReelWindow[])[];
  };
};

/** The parameters of free spins, common to all kinds of slot. */
export type FeatureRules = {
  /** Free spins by count of scatters. */
  readonly spinsAwarded: readonly number[];
  readonly model: Pick<LinesModel, 'freeSpinsMax' | 'meter'>;
};

/** Pays for 3, 4, 5 as a table by count, 0 to 5. */
const byCount = ([three, four, five]: readonly [number, number, number]): readonly number[] => [
  0,
  0,
  0,
  three,
  four,
  five,
];

/** Rows in view. */
export const rowsOf = ({ rows }: Pick<LinesModel, 'rows'>): number => rows ?? ROW_COUNT;

/** The most ways that a spin can pay. */
export const waysMax = (model: LinesModel): number => rowsOf(model) ** REEL_COUNT;

/** Equal parts of a stake, the unit of pays: the line bets, or the units of a ways slot. */
export function unitsOf({ lines, ways }: LinesModel): number {
  return ways?.units ?? lines.length;
}

/** @throws RangeError with the rule that the model violates */
export function compileLinesSlot(model: LinesModel): LinesSlot {
  const scatter = onlyIndexOf(model, 'scatter');
  const slot: LinesSlot = {
    model,
    symbolNames: model.symbols.map((symbol) => symbol.name),
    wild: onlyIndexOf(model, 'wild'),
    scatter,
    linePays: model.symbols.map(({ role, pays }) => byCount(role === 'scatter' ? [0, 0, 0] : pays)),
    scatterPays: byCount(model.symbols[scatter]?.pays ?? [0, 0, 0]).map(
      (stakes) => stakes * unitsOf(model),
    ),
    spinsAwarded: byCount(model.freeSpins),
    maxLineBets: model.cap * unitsOf(model),
    windows: {
      base: model.strips.base.map((strip) => windowsOf(model, strip)),
      free: model.strips.free.map((strip) => windowsOf(model, strip)),
    },
  };
  requireSound(slot);
  return slot;
}

/** The multiplier of free spins after this number of collected wilds. */
export function multiplierAfter(
  { meter }: Pick<LinesModel, 'meter'>,
  wildsCollected: number,
): number {
  const reached = meter.filter((step) => step.wilds <= wildsCollected);
  return reached.at(-1)?.multiplier ?? 1;
}

function onlyIndexOf(model: LinesModel, role: SymbolRole): number {
  const found = model.symbols.flatMap((symbol, index) => (symbol.role === role ? [index] : []));
  const [index] = found;
  if (index === undefined || found.length > 1) throw new RangeError(`a slot has one ${role}`);
  return index;
}

function windowsOf(model: LinesModel, strip: readonly string[]): ReelWindow[] {
  const ring = strip.map((name) => {
    const index = model.symbols.findIndex((symbol) => symbol.name === name);
    if (index < 0) throw new RangeError(`unknown symbol ${name}`);
    return index;
  });
  const rows = Array.from({ length: rowsOf(model) }, (_, row) => row);
  return ring.map((_, stop) => {
    const symbols = rows.map((row) => ring[(stop + row) % ring.length] ?? 0);
    return windowOf(model, symbols);
  });
}

/** A reel that shows these symbols. */
export function windowOf(
  model: Pick<LinesModel, 'symbols'>,
  symbols: readonly number[],
): ReelWindow {
  const countOf = (role: SymbolRole): number =>
    symbols.filter((symbol) => model.symbols[symbol]?.role === role).length;
  return {
    symbols,
    names: symbols.map((symbol) => model.symbols[symbol]?.name ?? ''),
    wilds: countOf('wild'),
    scatters: countOf('scatter'),
  };
}

/** The exact mathematics requires each of these rules. */
function requireSound(slot: LinesSlot): void {
  const { model, windows } = slot;
  const whole = [
    ...model.symbols.flatMap((symbol) => symbol.pays),
    ...model.meter.map((step) => step.multiplier),
    model.cap,
  ];
  require(whole.every((value) => Number.isSafeInteger(value) && value > 0), 'pays are whole');
  require(model.freeSpins.every(
    (spins) => Number.isSafeInteger(spins) && spins >= 0,
  ), 'free spins are whole');
  require(model.symbols.every(({ pays: [a, b, c] }) => a <= b && b <= c), 'more never pays less');
  require(model.lines.every(
    (rows) => rows.length === REEL_COUNT && rows.every((row) => row >= 0 && row < rowsOf(model)),
  ), 'a line has a row for each reel');
  require(model.ways === undefined || model.lines.length === 0, 'a slot has lines or ways');
  require(model.ways === undefined ||
    [windows.base[0], windows.free[0]].every((stops) =>
      stops?.every((window) => window.wilds === 0),
    ), 'with ways the first reel has no wild');
  require(model.meter.every(
    (step, place) => step.wilds > (model.meter[place - 1]?.wilds ?? 0),
  ), 'the meter ascends');
  require(model.freeSpins.every((spins) => spins <= model.freeSpinsMax), 'an award fits');
  for (const reels of [windows.base, windows.free]) {
    require(reels.length === REEL_COUNT, 'there are five reels');
    require(reels.every((stops) => stops.length >= rowsOf(model)), 'a strip fills its window');
    require(reels
      .flat()
      .every((window) => window.scatters <= 1), 'a reel shows one scatter at most');
  }
}

function require(holds: boolean, rule: string): void {
  if (!holds) throw new RangeError(`invalid slot model: ${rule}`);
}
