import type { Currency } from '@fairhall/api/contract/money';
import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import type { Rules } from '../rules.ts';
import type { SlotOdds } from '../slot/slot-game.ts';

/** The kinds of game; each has its own presentation. */
export const multiStepKinds = [
  'blackjack',
  'holdem',
  'video-poker',
  'hi-lo',
  'mines',
  'tower',
  'fruit-machine',
] as const;
export type MultiStepKind = (typeof multiStepKinds)[number];

/** A choice on offer: "hit", "insure", "hold-1-3-5". */
export type Choice = {
  readonly name: string;
  /** Its further stake, in integer percent of the opening stake. */
  readonly stakePercent: number;
};

/** The opening stake of a round. */
export type Stake = { readonly stakeMinor: bigint; readonly currency: Currency };

/**
 * The cards of one hand on the table, the tiles of a game of picks, or the reels and the wheel of a fruit
 * machine; a side bet has none.
 */
export type Hand = {
  /** The owner: "dealer", "player", "board", "insurance"; the tiles of a floor that are "bad"; "reels", "wheel". */
  readonly name: string;
  /** 0 to 51 as in `cards/shoe.ts`, tiles from 1, stops and segments from 0; `null` is face down. */
  readonly cards: readonly (number | null)[];
  /** Its stake, in integer percent of the opening stake; may be 0. */
  readonly stakePercent: number;
  /** Its return, the stake included; `null` until that is known. */
  readonly returnedPercent: number | null;
  /** The game's name of its result: "blackjack", "bust", "full-house". */
  readonly result: string | null;
};

/** The table as visible to the player: without hidden cards. */
export type Table = {
  readonly hands: readonly Hand[];
  /** The index of the hand that the next choice is for; `null` for none or all. */
  readonly active: number | null;
  /** Integers that the page displays with the cards, by name: "collect", "total-1". */
  readonly figures: Readonly<Record<string, number>>;
};

/** The stated figures of a game, for an opening stake of 100 %. */
export type MultiStepStated = {
  /**
   * Percent with two decimals: the opening stake and the average net result of the advised play.
   */
  readonly rtp: string;
  /** Summed over all outcomes, or simulated, with the half-width of its 95 % interval. */
  readonly basis: { readonly kind: 'exact' } | { readonly kind: 'simulated'; margin: string };
  /** 1.96 standard deviations of a round's net result, in opening stakes, two decimals. */
  readonly volatilityIndex: number;
  /** Chance that a round returns anything, two decimals at least. */
  readonly hitRate: number;
  /** Chance that a round starts the feature, four decimals, of a game with one. */
  readonly featureRate?: number;
  /** The largest return, in integer percent of the opening stake. */
  readonly returnMax: number;
  /** Of a fruit machine. */
  readonly odds?: SlotOdds;
  /** The least RTP of the plans of each shape, and its largest return, of a game of picks. */
  readonly parts?: Readonly<Record<string, { readonly rtp: string; readonly returnMax: number }>>;
};

/**
 * The rules of a multi-step game, as its engine file defines them; a state is immutable plain data. All
 * randomness comes from the stream, in the order of the round: a round is fully determined by its
 * seeds and the names of its choices.
 */
export type MultiStepRules<State, Tables = unknown> = MultiStepData<Tables> & {
  readonly kind: MultiStepKind;
  /**
   * Every stake and every return is a multiple of it, in percent of the opening stake: a stake for
   * which this is not an integer number of minor units is not on offer.
   */
  readonly percentUnit: number;
  /** More choices than any round takes. */
  readonly choicesMax: number;
  /** Whether a round shows the bytes of its numbers. */
  readonly showsBytes?: true;
  /** `stake` is `null` for the figures of a game, which hold for every stake. */
  readonly open: (stream: OutcomeStream, stake: Stake | null) => State;
  /** The choices on offer, at most 64; none once the round is over. */
  readonly choices: (state: State) => readonly Choice[];
  /** Called only with a choice on offer. */
  readonly choose: (state: State, name: string, stream: OutcomeStream) => State;
  readonly table: (state: State) => Table;
  /** The return of a finished round, in integer percent of the opening stake. */
  readonly returned: (state: State) => number;
  /** The rule's choice for an absent player; it stakes nothing. */
  readonly fallback: (state: State) => string;
  /** The choice of the advised play, on which the stated figures are based. */
  readonly advised: (state: State) => string;
};

/** What a game of a kind is built from. */
export type MultiStepData<Tables> = Rules<Tables, MultiStepStated>;

/** An immutable state of a round; each choice returns the next one. */
export type Position = {
  readonly choices: readonly Choice[];
  readonly table: () => Table;
  /** Integer percent of the opening stake once the round is over, `null` before. */
  readonly returnedPercent: number | null;
  /** @throws RangeError once the round is over */
  readonly fallback: () => string;
  /** @throws RangeError once the round is over */
  readonly advised: () => string;
  /** @throws RangeError for a choice that is not on offer */
  readonly choose: (name: string, stream: OutcomeStream) => Position;
};

/** A multi-step game. Pure and browser-safe. */
export type MultiStepGame<Tables = unknown> = Pick<
  MultiStepRules<unknown, Tables>,
  'gameId' | 'kind' | 'percentUnit' | 'choicesMax' | 'showsBytes' | 'tables' | 'stated'
> & {
  /** The first deal, which may end the round. Without a stake nothing depends on it. */
  readonly open: (stream: OutcomeStream, stake?: Stake) => Position;
};

/** Creates a game from its rules, hides the type of its state, and enforces its declarations. */
export function createMultiStepGame<State, Tables>(
  rules: MultiStepRules<State, Tables>,
): MultiStepGame<Tables> {
  const { gameId, kind, percentUnit, choicesMax, showsBytes, tables, stated } = rules;
  return {
    gameId,
    kind,
    percentUnit,
    choicesMax,
    ...(showsBytes ? { showsBytes } : {}),
    tables,
    stated,
    open: (stream, stake) => positionOf(rules, rules.open(stream, stake ?? null)),
  };
}

function positionOf<State>(rules: MultiStepRules<State>, state: State): Position {
  const choices = rules.choices(state);
  const offered = (name: string): string => {
    if (choices.some((choice) => choice.name === name)) return name;
    throw new RangeError(`${rules.gameId} does not offer ${name}`);
  };
  for (const { stakePercent } of choices) inUnits(rules, stakePercent);
  const free = (name: string): string => {
    if (choices.some((choice) => choice.name === name && choice.stakePercent === 0)) return name;
    throw new RangeError(`the rule of ${rules.gameId} cannot choose ${name}`);
  };
  return {
    choices,
    table: () => rules.table(state),
    returnedPercent: choices.length > 0 ? null : inUnits(rules, rules.returned(state)),
    fallback: () => free(rules.fallback(state)),
    advised: () => offered(rules.advised(state)),
    choose: (name, stream) => positionOf(rules, rules.choose(state, offered(name), stream)),
  };
}

function inUnits(
  { gameId, percentUnit }: Pick<MultiStepGame, 'gameId' | 'percentUnit'>,
  percent: number,
): number {
  if (Number.isInteger(percent) && percent >= 0 && percent % percentUnit === 0) return percent;
  throw new RangeError(`${gameId}: ${percent} % is not a multiple of ${percentUnit} %`);
}
