import type { LinesModel } from './lines-model.ts';
import type { MysteryModel } from './mystery-model.ts';
import type { TumbleModel } from './tumble-model.ts';
import type { WildReelsModel } from './wild-reels-model.ts';

/** A slot on offer: its mathematics, of one of four kinds, and what the casino states about it. */
export type SlotGame = {
  readonly gameId: string;
  /**
   * What the paytable and the catalogue show. It is written down so that no start has to compute
   * it, and a test computes it exactly and fails when the two drift apart.
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
  /** Largest possible win in whole stakes. */
  readonly maxWinMultiple: number;
};
