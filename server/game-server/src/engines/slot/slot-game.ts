import type { LinesModel } from './lines-model.ts';
import type { MysteryModel } from './mystery-model.ts';
import type { TumbleModel } from './tumble-model.ts';
import type { WildReelsModel } from './wild-reels-model.ts';

/** A slot: its mathematical model, of one of four kinds, and its stated figures. */
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
  | { readonly kind: 'wild-reels'; readonly model: WildReelsModel }
  | { readonly kind: 'tumble'; readonly model: TumbleModel };

export type StatedFacts = {
  /** Percent with two decimals, as "96.40". */
  readonly rtp: string;
  /** 1.96 standard deviations of a round's win in stakes, two decimals. */
  readonly volatilityIndex: number;
  /** Chance that a paid spin pays, four decimals. */
  readonly hitRate: number;
  /** Largest possible win as an integer multiple of the stake. */
  readonly maxWinMultiple: number;
};
