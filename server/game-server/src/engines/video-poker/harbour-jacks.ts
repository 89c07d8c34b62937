import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import type { VideoPokerTables } from '../../definitions/multi-step-tables.ts';
import { drawCards } from '../cards/draw-cards.ts';
import { drawCard, fullShoe, type PartialShoe } from '../cards/partial-shoe.ts';
import { countChoice, countNamed, countParts } from '../multi-step/hand-counts.ts';
import {
  type Choice,
  createMultiStepGame,
  type Hand,
  type MultiStepData,
  type MultiStepGame,
} from '../multi-step/multi-step-game.ts';
import { handStrength, type PokerRank, pairOf, pokerRankOf } from '../poker/poker-hand.ts';
import { type HoldSums, holdSums, waysOfHold } from './hold-sums.ts';

/**
 * Harbour Jacks: five-card draw against a paytable, "jacks or better". Five cards from one fresh
 * deck; the player holds any of them, the others are replaced once from the same deck in the order
 * of their places, and the hand pays by its rank alone. Before the deal the player chooses the number
 * of hands, each for the opening stake: what is held is held in every hand, and each draws from its own
 * copy of the 47 cards that are left, so that every hand has the RTP of one.
 *
 * With the best hold of every deal it returns 99.5439 %, the published figure of the full-pay (9/6)
 * paytable whose royal flush pays 800: a sum over all 2,598,960 deals and 32 holds (`hold-sums.ts`).
 */
const HAND = 5;
/** The stake of each hand, in percent of the opening stake. */
const STAKE = 100;
const JACK = 9;

/** Returns of a hand, in whole percent of the stake; a pair counts from the jacks up. */
const jacksReturns = {
  'royal-flush': 80_000,
  'straight-flush': 5_000,
  'four-of-a-kind': 2_500,
  'full-house': 900,
  flush: 600,
  straight: 400,
  'three-of-a-kind': 300,
  'two-pair': 200,
  pair: 100,
  'high-card': 0,
} as const satisfies Record<PokerRank, number>;

const handCounts = [1, 3, 10];

const tables: VideoPokerTables = {
  decks: 1,
  lowestPair: JACK,
  percents: jacksReturns,
  handCounts,
  cap: 8000,
};

/** A hand by the paytable's names: a pair below the jacks is none. */
export function jacksRank(
  hand: readonly number[],
  { lowestPair }: Pick<VideoPokerTables, 'lowestPair'> = tables,
): PokerRank {
  const strength = handStrength(hand);
  const rank = pokerRankOf(strength);
  return rank === 'pair' && pairOf(strength) < lowestPair ? 'high-card' : rank;
}

export const jacksReturned = (hand: readonly number[], rules = tables): number =>
  rules.percents[jacksRank(hand, rules)];

type State = {
  /** The number of hands; `null` until it is chosen. */
  readonly count: number | null;
  /** The five cards of the deal. */
  readonly dealt: readonly number[];
  readonly shoe: PartialShoe;
  /** The hands after the draw; none before. */
  readonly drawn: readonly (readonly number[])[];
};

const places = [1, 2, 3, 4, 5];

/** A hold's name: its places, counted from 1, as "hold-1-3-5". */
export const holdOf = (held: readonly number[]): string =>
  held.length === 0 ? 'hold-none' : `hold-${held.join('-')}`;

/** All 32, by the bits of their places. */
const holds: readonly Choice[] = Array.from({ length: 1 << HAND }, (_, bits) => ({
  name: holdOf(places.filter((place) => (bits >> (place - 1)) & 1)),
  stakePercent: 0,
}));

const holdsPlace = (name: string, place: number): boolean => name.includes(String(place));

function deal(rules: VideoPokerTables, count: number, stream: OutcomeStream): State {
  const { cards, shoe } = drawCards(fullShoe(rules.decks), { count: HAND, stream });
  return { count, dealt: cards, shoe, drawn: [] };
}

/** Replaces what is not held in each hand in turn, each time from the same rest of the deck. */
function draw(state: State, name: string, stream: OutcomeStream): State {
  const drawn = Array.from({ length: state.count ?? 0 }, () => {
    let { shoe } = state;
    return state.dealt.map((card, index) => {
      if (holdsPlace(name, index + 1)) return card;
      const next = drawCard(shoe, stream);
      shoe = next.shoe;
      return next.card;
    });
  });
  return { ...state, drawn };
}

/** Before the draw the further hands have no cards. */
function handsOf(rules: VideoPokerTables, { count, dealt, drawn }: State): Hand[] {
  return Array.from({ length: count ?? 0 }, (_, place) => {
    const cards = drawn[place] ?? (place === 0 ? dealt : []);
    return {
      name: 'player',
      cards,
      stakePercent: STAKE,
      returnedPercent: drawn.length > 0 ? jacksReturned(cards, rules) : null,
      result: cards.length > 0 ? jacksRank(cards, rules) : null,
    };
  });
}

/**
 * Under a paytable, the hold of a hand with the highest exact mean return; of equal ones the one that
 * holds the fewest to the left. The first call counts all hands, which takes about a second.
 */
export function bestHoldBy(rules: VideoPokerTables): (hand: readonly number[]) => string {
  let sums: HoldSums | null = null;
  return (hand) => {
    sums ??= holdSums((cards) => jacksReturned(cards, rules));
    const sorted = [...hand].sort((one, other) => one - other);
    let best = 0;
    const values = sums(sorted).map((sum, hold) => sum / (waysOfHold[hold] ?? 1));
    for (const [hold, value] of values.entries()) if (value > (values[best] ?? 0)) best = hold;
    return holdOf(places.filter((place) => (best >> sorted.indexOf(hand[place - 1] ?? -1)) & 1));
  };
}

/** Video poker from its tables. */
export function videoPoker({
  gameId,
  tables: rules,
  stated,
}: MultiStepData<VideoPokerTables>): MultiStepGame<VideoPokerTables> {
  const bestHold = bestHoldBy(rules);
  return createMultiStepGame<State, VideoPokerTables>({
    ...{ gameId, tables: rules, stated },
    kind: 'video-poker',
    percentUnit: 100,
    choicesMax: 2,
    open: (stream) =>
      rules.handCounts
        ? { count: null, dealt: [], shoe: fullShoe(rules.decks), drawn: [] }
        : deal(rules, 1, stream),
    choices: ({ count, drawn }) => {
      if (count === null) return (rules.handCounts ?? []).map(countChoice);
      return drawn.length > 0 ? [] : holds;
    },
    choose: (state, name, stream) =>
      state.count === null ? deal(rules, countNamed(name), stream) : draw(state, name, stream),
    table: (state) => ({
      hands: handsOf(rules, state),
      active: state.drawn.length > 0 ? null : 0,
      figures: {},
    }),
    returned: ({ drawn }) => drawn.reduce((sum, hand) => sum + jacksReturned(hand, rules), 0),
    fallback: ({ count }) => (count === null ? countChoice(1).name : holdOf(places)),
    advised: ({ count, dealt }) => (count === null ? countChoice(1).name : bestHold(dealt)),
  });
}

export const harbourJacks = videoPoker({
  gameId: 'harbour-jacks',
  tables,
  stated: {
    rtp: '99.54',
    basis: { kind: 'exact' },
    volatilityIndex: 8.66,
    hitRate: 0.45,
    returnMax: 800_000,
    parts: countParts(handCounts, { rtp: '99.54', returnMax: jacksReturns['royal-flush'] }),
  },
});
