import {
  compileLinesSlot,
  type LinesModel,
  type LinesSlot,
  type ReelWindow,
  windowOf,
} from './lines-model.ts';

/**
 * A slot whose free spins have lives, as data: a wild that lands in one stays in its cell to the last one,
 * and one that pays nothing costs a life. Pure and browser-safe.
 */
export type LivesModel = Pick<LinesModel, 'symbols' | 'lines' | 'strips' | 'cap'> & {
  /** Of the free spins of a round, which 3 scatters or more in its paid spin begin. */
  readonly lives: number;
  /** Free spins of a round that keeps a life; without lives left it has fewer. */
  readonly freeSpins: number;
};

/** A model compiled for play. */
export type LivesSlot = {
  readonly model: LivesModel;
  /** The same reels and lines without free spins. */
  readonly slot: LinesSlot;
};

/** @throws RangeError with the rule that the model violates */
export function compileLivesSlot(model: LivesModel): LivesSlot {
  const { symbols, lines, strips, cap, lives, freeSpins } = model;
  const none = { freeSpins: [0, 0, 0], freeSpinsMax: 0, meter: [] } as const;
  const slot = compileLinesSlot({ symbols, lines, strips, cap, ...none });
  const { free } = slot.windows;
  if (free.flat().some(({ scatters }) => scatters > 0)) {
    throw new RangeError('invalid slot model: free spins have no scatters');
  }
  if (free[0]?.some(({ wilds }) => wilds > 0)) {
    throw new RangeError('invalid slot model: the first reel of free spins has no wild');
  }
  if (!(lives > 0 && lives <= freeSpins)) {
    throw new RangeError('invalid slot model: there are lives, and at most one for each free spin');
  }
  return { model, slot };
}

/** The rows of a window that show the wild, as a sum of powers of two: 1 for the top row. */
export const wildRowsOf = ({ wild }: Pick<LinesSlot, 'wild'>, { symbols }: ReelWindow): number =>
  symbols.reduce((rows, symbol, row) => (symbol === wild ? rows + 2 ** row : rows), 0);

/** A window with wilds in these rows, as `wildRowsOf` has them, in the place of what landed there. */
export function withWildRows(
  { model, wild }: Pick<LinesSlot, 'model' | 'wild'>,
  { window, rows }: { readonly window: ReelWindow; readonly rows: number },
): ReelWindow {
  const symbols = window.symbols.map((symbol, row) =>
    Math.floor(rows / 2 ** row) % 2 === 1 ? wild : symbol,
  );
  return windowOf(model, symbols);
}
