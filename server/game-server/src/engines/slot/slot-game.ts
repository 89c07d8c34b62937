import type { BookModel } from './book-model.ts';
import type { CellsModel } from './cells-model.ts';
import type { LinesModel } from './lines-model.ts';
import type { LivesModel } from './lives-model.ts';
import type { MysteryModel } from './mystery-model.ts';
import type { StacksModel } from './stacks-model.ts';
import type { TumbleModel } from './tumble-model.ts';
import type { WildReelsModel } from './wild-reels-model.ts';
import type { WishesModel } from './wishes-model.ts';

/** A slot: its mathematical model, of one of several kinds, and its stated figures. */
export type SlotGame = {
  readonly gameId: string;
  /**
   * The figures of the paytable and the catalogue. Constants, so that no start computes them; a test
   * computes them exactly and fails on a difference.
   */
  readonly stated: StatedFacts;
} & SlotKind;

export type SlotKind =
  | { readonly kind: 'lines'; readonly model: LinesModel }
  | { readonly kind: 'mystery'; readonly model: MysteryModel }
  | { readonly kind: 'book'; readonly model: BookModel }
  | { readonly kind: 'stacks'; readonly model: StacksModel }
  | { readonly kind: 'wishes'; readonly model: WishesModel }
  | { readonly kind: 'lives'; readonly model: LivesModel }
  | { readonly kind: 'wild-reels'; readonly model: WildReelsModel }
  | { readonly kind: 'tumble'; readonly model: TumbleModel }
  | { readonly kind: 'cells'; readonly model: CellsModel };

export type StatedFacts = {
  /** Percent with two decimals, as "96.40". */
  readonly rtp: string;
  /**
   * What the cap takes off the RTP, 0 to 1, nine decimals: the expected part of a round's win above
   * the cap. Without a cap the RTP follows from the mean of a spin, which every test recomputes; this
   * part follows from the distribution of whole rounds, which takes minutes.
   */
  readonly rtpBeyondCap: number;
  /** 1.96 standard deviations of a round's win in stakes, two decimals. */
  readonly volatilityIndex: number;
  /**
   * Chance that a paid spin returns anything, in itself or in what follows from it: respins, tumbles
   * and free spins. Four decimals.
   */
  readonly hitRate: number;
  /** Chance that a paid spin starts free spins or respins. Four decimals. */
  readonly featureRate: number;
  /** Largest possible win as an integer multiple of the stake: the cap of the model. */
  readonly maxWinMultiple: number;
  readonly odds: SlotOdds;
};

/**
 * Odds beyond this are stated as this: the sums are exact to about 10⁻¹³, so that rarer chances have
 * no three digits.
 */
export const RAREST_ODDS = 1e11;

/** One in how many paid spins returns, with all that follows, this much or more; three digits. */
export type SlotOdds = {
  /** A hundred times the stake. */
  readonly hundred: number;
  readonly thousand: number;
  /** The largest win. */
  readonly cap: number;
};
