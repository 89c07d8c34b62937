import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';

/** How a game is shown; one presentation each. */
export const decisionKinds = ['blackjack', 'holdem', 'video-poker', 'hi-lo'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** Something that the player may do now: "hit", "insure", "hold-1-3-5". */
export type Choice = {
  readonly name: string;
  /** What it stakes beside what is staked already, in whole percent of the opening stake. */
  readonly stakePercent: number;
};

/** Cards in one place of the table, or a side bet, which has none. */
export type Hand = {
  /** Whose it is: "dealer", "player", "board", "insurance". */
  readonly name: string;
  /** 0 to 51 as in `cards/shoe.ts`; `null` is a card that lies face down. */
  readonly cards: readonly (number | null)[];
  /** Staked on it, in whole percent of the opening stake; 0 where nothing is. */
  readonly stakePercent: number;
  /** What came back for it, its stake included; `null` until that is known. */
  readonly returnedPercent: number | null;
  /** The game's own word for what it is worth: "blackjack", "bust", "full-house". */
  readonly result: string | null;
};

/** The table as the player may see it: no hidden card, and nothing that was not dealt yet. */
export type Table = {
  readonly hands: readonly Hand[];
  /** The hand, by its place, that the next choice is about; `null` for none or all. */
  readonly active: number | null;
  /** Whole numbers beside the cards that the page shows, by name: "collect", "total-1". */
  readonly figures: Readonly<Record<string, number>>;
};

/** What the casino states of a game, for a stake of 100 % on its opening. */
export type DecisionsStated = {
  /**
   * Percent with two decimals: the opening stake and the average net result of the advised play.
   */
  readonly rtp: string;
  /** Summed over everything that can be dealt, or simulated, with half of its 95 % interval. */
  readonly basis: { readonly kind: 'exact' } | { readonly kind: 'simulated'; margin: string };
  /** 1.96 standard deviations of a round's net result, in opening stakes, two decimals. */
  readonly volatilityIndex: number;
  /** Chance that a round returns anything, two decimals at least. */
  readonly hitRate: number;
  /** The largest return, in whole percent of the opening stake. */
  readonly returnMax: number;
};

/**
 * The rules of a game with decisions between its deals, as its engine file writes them; a state is
 * plain data that no function changes. Everything random comes from the stream, in the order in
 * which the round goes on: a round is its seeds and the names of its choices, and nothing else.
 */
export type DecisionRules<State> = {
  readonly gameId: string;
  readonly kind: DecisionKind;
  /**
   * Every stake and every return is a multiple of it, in percent of the opening stake: a stake
   * that this does not divide into whole minor units is not on offer.
   */
  readonly percentUnit: number;
  /** More choices than any round takes. */
  readonly choicesMax: number;
  readonly open: (stream: OutcomeStream) => State;
  /** What is on offer, at most 64 choices; none once the round is over. */
  readonly choices: (state: State) => readonly Choice[];
  /** Called with a name that is on offer, and with no other. */
  readonly choose: (state: State, name: string, stream: OutcomeStream) => State;
  readonly table: (state: State) => Table;
  /** What comes back when the round is over, in whole percent of the opening stake. */
  readonly returned: (state: State) => number;
  /** What the rule chooses for a player who does not come back; it stakes nothing. */
  readonly fallback: (state: State) => string;
  /** What the play chooses that the stated figures stand for. */
  readonly advised: (state: State) => string;
  readonly stated: DecisionsStated;
};

/** Where a round stands. Each choice gives the next position and leaves this one as it is. */
export type Position = {
  readonly choices: readonly Choice[];
  readonly table: () => Table;
  /** Whole percent of the opening stake once the round is over, `null` before. */
  readonly returnedPercent: number | null;
  /** @throws RangeError once the round is over */
  readonly fallback: () => string;
  /** @throws RangeError once the round is over */
  readonly advised: () => string;
  /** @throws RangeError for what is not on offer */
  readonly choose: (name: string, stream: OutcomeStream) => Position;
};

/** A game with decisions between its deals. Pure and browser-safe. */
export type MultiStepGame = Pick<
  DecisionRules<unknown>,
  'gameId' | 'kind' | 'percentUnit' | 'choicesMax' | 'stated'
> & {
  /** The first deal. It may end the round already. */
  readonly open: (stream: OutcomeStream) => Position;
};

/** Makes a game of its rules, whatever its state looks like, and holds it to what it declares. */
export function decisionGame<State>(rules: DecisionRules<State>): MultiStepGame {
  const { gameId, kind, percentUnit, choicesMax, stated } = rules;
  return {
    gameId,
    kind,
    percentUnit,
    choicesMax,
    stated,
    open: (stream) => positionOf(rules, rules.open(stream)),
  };
}

function positionOf<State>(rules: DecisionRules<State>, state: State): Position {
  const choices = rules.choices(state);
  const offered = (name: string): string => {
    if (choices.some((choice) => choice.name === name)) return name;
    throw new RangeError(`${rules.gameId} does not offer ${name}`);
  };
  for (const { stakePercent } of choices) wholeUnits(rules, stakePercent);
  const free = (name: string): string => {
    if (choices.some((choice) => choice.name === name && choice.stakePercent === 0)) return name;
    throw new RangeError(`the rule of ${rules.gameId} cannot choose ${name}`);
  };
  return {
    choices,
    table: () => rules.table(state),
    returnedPercent: choices.length > 0 ? null : wholeUnits(rules, rules.returned(state)),
    fallback: () => free(rules.fallback(state)),
    advised: () => offered(rules.advised(state)),
    choose: (name, stream) => positionOf(rules, rules.choose(state, offered(name), stream)),
  };
}

function wholeUnits(
  { gameId, percentUnit }: Pick<MultiStepGame, 'gameId' | 'percentUnit'>,
  percent: number,
): number {
  if (Number.isInteger(percent) && percent >= 0 && percent % percentUnit === 0) return percent;
  throw new RangeError(`${gameId} counts in ${percentUnit} %, and not in ${percent} %`);
}
