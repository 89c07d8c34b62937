import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import type { VideoPokerTables } from '../../definitions/multi-step-tables.ts';
import { drawCard, fullShoe, type PartialShoe } from '../cards/partial-shoe.ts';
import {
  type Choice,
  createMultiStepGame,
  type MultiStepData,
  type MultiStepGame,
} from '../multi-step/multi-step-game.ts';
import { handStrength, type PokerRank, pairOf, pokerRankOf } from '../poker/poker-hand.ts';
import { type HoldSums, holdSums, waysOfHold } from './hold-sums.ts';

/**
 * Harbour Jacks: five-card draw against a paytable, "jacks or better". Five cards from one fresh
 * deck; the player holds any of them, the others are replaced once from the same deck in the order
 * of their places, and the hand pays by its rank alone.
 *
 * With the best hold of every deal it returns 99.5439 %, the published figure of the full-pay (9/6)
 * paytable whose royal flush pays 800: a sum over all 2,598,960 deals and 32 holds (`hold-sums.ts`).
 */
const HAND = 5;
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

const tables: VideoPokerTables = {
  decks: 1,
  lowestPair: JACK,
  percents: jacksReturns,
  cap: 800,
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
  readonly hand: readonly number[];
  readonly shoe: PartialShoe;
  readonly isDrawn: boolean;
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

function deal(shoe: PartialShoe, stream: OutcomeStream): State {
  let left = shoe;
  const hand = places.map(() => {
    const drawn = drawCard(left, stream);
    left = drawn.shoe;
    return drawn.card;
  });
  return { hand, shoe: left, isDrawn: false };
}

function draw({ hand, shoe }: State, name: string, stream: OutcomeStream): State {
  let left = shoe;
  const drawn = hand.map((card, index) => {
    if (holdsPlace(name, index + 1)) return card;
    const next = drawCard(left, stream);
    left = next.shoe;
    return next.card;
  });
  return { hand: drawn, shoe: left, isDrawn: true };
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
    choicesMax: 1,
    open: (stream) => deal(fullShoe(rules.decks), stream),
    choices: ({ isDrawn }) => (isDrawn ? [] : holds),
    choose: draw,
    table: ({ hand, isDrawn }) => ({
      hands: [
        {
          name: 'player',
          cards: hand,
          stakePercent: 100,
          returnedPercent: isDrawn ? jacksReturned(hand, rules) : null,
          result: jacksRank(hand, rules),
        },
      ],
      active: isDrawn ? null : 0,
      figures: {},
    }),
    returned: ({ hand }) => jacksReturned(hand, rules),
    fallback: () => holdOf(places),
    advised: ({ hand }) => bestHold(hand),
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
    returnMax: 80_000,
  },
});
