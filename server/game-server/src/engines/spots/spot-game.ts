import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';

/** How a game is shown; one presentation each. */
export const spotKinds = [
  'roulette',
  'sic-bo',
  'crown-and-anchor',
  'wheel',
  'baccarat',
  'dragon-tiger',
  'keno',
  'envelopes',
  'scratch',
  'fishing',
] as const;
export type SpotKind = (typeof spotKinds)[number];

/**
 * What was dealt, hand by hand. Roulette: one pocket. Dice: one hand of three faces. The wheel: one
 * segment. Card games: the cards of each side, 0 to 51. Keno: the numbers in the order of the draw.
 * Tickets: their fields. Fishing: the number that catches, and those of the arena's special.
 */
export type Hands = readonly (readonly number[])[];

/** What a spot may return, in whole percent of its stake, and its share of all that can be dealt. */
export type Chance = { readonly returned: number; readonly weight: number };

/**
 * A game that is decided in one deal: the player bets on spots, the house deals, every spot pays by
 * what was dealt alone. A spot is a place on the felt ("red", "corner-1-2-4-5"), a marked keno slip
 * ("pick-3-17-22"), a
 * ticket ("ticket") or a species that a shot is aimed at ("turtle"). Pure and browser-safe.
 */
export type SpotGame = {
  readonly gameId: string;
  readonly kind: SpotKind;
  /** The spots that stand for all: every one, or, where they cannot be listed, one of each sort. */
  readonly spots: readonly string[];
  readonly offers: (spot: string) => boolean;
  /** Most spots that one round may bet on. */
  readonly betsMax: number;
  readonly deal: (stream: OutcomeStream) => Hands;
  /**
   * What comes back to a spot, stake included, in whole percent of its stake: 0 is lost, 100 is the
   * stake, 3600 is 35 to 1.
   */
  readonly returned: (spot: string, hands: Hands) => number;
  /** Everything that a spot can return, with exact weights; equal returns may come repeatedly. */
  readonly chances: (spot: string) => Iterable<Chance>;
  readonly stated: SpotsStated;
};

export type StatedSpot = {
  /** Percent with two decimals. */
  readonly rtp: string;
  /** The largest return in whole percent of the stake. */
  readonly returnMax: number;
};

/** What the casino states of a game; a test computes it exactly and fails when the two drift apart. */
export type SpotsStated = {
  /** The spot whose figures stand for the game in the catalogue: its simplest bet. */
  readonly leadSpot: string;
  /** Percent with two decimals. */
  readonly rtp: string;
  /** 1.96 standard deviations of the lead spot's return in stakes, two decimals. */
  readonly volatilityIndex: number;
  /** Chance that the lead spot returns anything, four decimals. */
  readonly hitRate: number;
  /** By the names in `spots`. */
  readonly spots: Readonly<Record<string, StatedSpot>>;
};

/** A result that can be dealt, and how many of all the equally likely deals lead to it. */
export type Possibility = { readonly hands: Hands; readonly weight: number };

/** The chances of a spot where everything that can be dealt can be gone through. */
export function* chancesOver(
  game: Pick<SpotGame, 'returned'>,
  { spot, possibilities }: { spot: string; possibilities: Iterable<Possibility> },
): Iterable<Chance> {
  for (const { hands, weight } of possibilities) {
    yield { returned: game.returned(spot, hands), weight };
  }
}
