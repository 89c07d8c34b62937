import { compileLinesSlot, type LinesModel, type LinesSlot } from './lines-model.ts';

/**
 * A slot whose scatters grant one of several wishes, as data: free spins in one number and with one
 * multiplier. Every wish is worth the same. Pure and browser-safe.
 */
export type WishesModel = Pick<LinesModel, 'symbols' | 'lines' | 'strips' | 'cap'> & {
  /** Each as likely as the others; 3 scatters or more in a paid spin draw one. */
  readonly wishes: readonly Wish[];
};

/** So many free spins, whose pays are all multiplied, and which grant no wish. */
export type Wish = { readonly spins: number; readonly multiplier: number };

/** A model compiled for play. */
export type WishesSlot = {
  readonly model: WishesModel;
  /** The same reels and lines without wishes. */
  readonly slot: LinesSlot;
};

/** @throws RangeError with the rule that the model violates */
export function compileWishesSlot(model: WishesModel): WishesSlot {
  const { symbols, lines, strips, cap, wishes } = model;
  const [first] = wishes.map(wishWorth);
  if (first === undefined || wishes.some((wish) => wishWorth(wish) !== first)) {
    throw new RangeError('invalid slot model: every wish is worth the same');
  }
  const none = { freeSpins: [0, 0, 0], freeSpinsMax: 0, meter: [] } as const;
  return { model, slot: compileLinesSlot({ symbols, lines, strips, cap, ...none }) };
}

/** The mean pay of a wish, in mean pays of a free spin without a multiplier. */
export const wishWorth = ({ spins, multiplier }: Wish): number => spins * multiplier;
