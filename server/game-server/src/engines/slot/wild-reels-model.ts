import {
  compileLinesSlot,
  type LinesModel,
  type LinesSlot,
  type ReelWindow,
  rowsOf,
} from './lines-model.ts';

/**
 * A slot with expanding wilds, as data. A reel on which a wild lands becomes wild from top to
 * bottom and is held while the other reels respin; a respin may make further reels wild, until one
 * adds none. Pure and browser-safe.
 */
export type WildReelsModel = Pick<LinesModel, 'symbols' | 'lines' | 'cap'> & {
  readonly strips: readonly (readonly string[])[];
  /** The multipliers with no wild reel, one, two and so on. */
  readonly multipliers: readonly number[];
};

/** A model compiled for play. */
export type WildReelsSlot = {
  readonly model: WildReelsModel;
  /** The same reels and lines without the rule. */
  readonly slot: LinesSlot;
  /** Reels on which wilds land, from the left. */
  readonly wildReels: readonly number[];
  /** The window of a reel that is wild from top to bottom. */
  readonly wildWindow: ReelWindow;
};

/** @throws RangeError with the rule that the model violates */
export function compileWildReelsSlot(model: WildReelsModel): WildReelsSlot {
  const { symbols, lines, strips, cap } = model;
  const slot = compileLinesSlot({
    symbols,
    lines,
    // There are no free spins: both sets of strips are the same one.
    strips: { base: strips, free: strips },
    freeSpins: [0, 0, 0],
    freeSpinsMax: 0,
    meter: [],
    cap,
  });
  const wildReels = slot.windows.base.flatMap((windows, reel) =>
    windows.some((window) => window.wilds > 0) ? [reel] : [],
  );
  if (model.multipliers.length !== wildReels.length + 1) {
    throw new RangeError('invalid slot model: every number of wild reels has its multiplier');
  }
  const rows = Array.from({ length: rowsOf(slot.model) }, (_, row) => row);
  return {
    model,
    slot,
    wildReels,
    wildWindow: {
      symbols: rows.map(() => slot.wild),
      names: rows.map(() => slot.symbolNames[slot.wild] ?? ''),
      wilds: rows.length,
      scatters: 0,
    },
  };
}

/** The multiplier of a grid with this number of wild reels. */
export function multiplierOf({ model }: WildReelsSlot, wildReels: number): number {
  return model.multipliers[wildReels] ?? 1;
}
