import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import type { Rules } from '../rules.ts';

/** The kinds of game; each has its own presentation. */
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
  'threshold',
  'pegs',
] as const;
export type SpotKind = (typeof spotKinds)[number];

/**
 * The dealt result, hand by hand. Roulette: one pocket. Dice: one hand of three faces. The wheel:
 * one segment, then the bits of a drop. Card games: the cards of each side, 0 to 51. Keno: the numbers in the order of the
 * draw. Tickets: their fields. Fishing: the number of the catch, and those of the arena's special.
 * Dice and limbo: the event. Pegs: the bits of the path.
 */
export type Hands = readonly (readonly number[])[];

/** A possible return of a spot, in integer percent of its stake, and its share of all outcomes. */
export type Chance = { readonly returned: number; readonly weight: number };

/**
 * A single-step game: the player bets on spots, the engine deals once, and every spot pays by the deal
 * alone. A spot is a bet on the table layout ("red", "corner-1-2-4-5"), a marked keno slip
 * ("pick-3-17-22"), a ticket ("ticket"), the species of a shot ("turtle") or a return that the player
 * names ("under-200"). Pure and browser-safe.
 */
export type SpotGame<Tables = unknown> = SpotRules<Tables> & {
  readonly kind: SpotKind;
  /** Every spot, or one of each kind if there are too many to list. */
  readonly spots: readonly string[];
  readonly offers: (spot: string) => boolean;
  /** Maximum number of spots of a round. */
  readonly betsMax: number;
  /** Which stakes a spot takes; without it all that the game offers. */
  readonly stakeRule?: StakeRule;
  /** Whether a round shows the bytes of its numbers. */
  readonly showsBytes?: true;
  readonly deal: (stream: OutcomeStream) => Hands;
  /**
   * The return of a spot, stake included, in integer percent of its stake: 0 is lost, 100 is the stake,
   * 3600 is 35 to 1.
   */
  readonly returned: (spot: string, hands: Hands) => number;
  /** All possible returns of a spot with exact weights; may contain equal returns. */
  readonly chances: (spot: string) => Iterable<Chance>;
};

/**
 * A spot takes a stake only if all of its returns are whole minor units, and the largest one is no
 * more than `winMaxUsd` in US dollars by the reference rates: nothing is rounded and nothing cut.
 */
export type StakeRule = {
  readonly winMaxUsd: number;
  /** Every return of the spot is a multiple of `step` and at most `max`, in percent. */
  readonly returns: (spot: string) => { readonly step: number; readonly max: number };
};

/** What a game of a kind is built from. */
export type SpotRules<Tables> = Rules<Tables, SpotsStated>;

export type StatedSpot = {
  /** Percent with two decimals. */
  readonly rtp: string;
  /** The largest return in integer percent of the stake. */
  readonly returnMax: number;
};

/** The stated figures of a game; a test computes them exactly and fails on a difference. */
export type SpotsStated = {
  /** The spot of the game's figures in the catalogue: its simplest bet. */
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

/** A possible result, and the number of equally likely deals that lead to it. */
export type Possibility = { readonly hands: Hands; readonly weight: number };

/** The chances of a spot of a game whose outcomes can be enumerated. */
export function* chancesOver(
  game: Pick<SpotGame, 'returned'>,
  { spot, possibilities }: { spot: string; possibilities: Iterable<Possibility> },
): Iterable<Chance> {
  for (const { hands, weight } of possibilities) {
    yield { returned: game.returned(spot, hands), weight };
  }
}
