import { suitOf } from '@fairhall/game-server/engines/cards/shoe';
import {
  advisesCall,
  flopFacts,
  type OwnFacts,
  ownFacts,
} from '@fairhall/game-server/engines/casino-holdem/holdem-advice';
import {
  antePays,
  CALL_PERCENT,
  qualifies,
} from '@fairhall/game-server/engines/casino-holdem/lantern-holdem';
import {
  orderOf,
  pokerRankOf,
  strengthOfSuits,
} from '@fairhall/game-server/engines/poker/poker-hand';
import type { SuitlessDeal } from './suitless-deals.ts';

const CARDS = 52;
/** Pairs of the 45 cards that are neither the player's nor on the board. */
const DEALER_HANDS = 990;
/** The ten possible flops of a board of five. */
const FLOPS = 10;

/** The results of a call, counted over the dealer's 990 hands. */
export type CallOutcomes = {
  readonly own: readonly [number, number];
  readonly strength: number;
  readonly notQualified: number;
  readonly won: number;
  readonly tied: number;
  readonly lost: number;
};

type Pair = { readonly own: readonly [number, number]; readonly strength: number };

/** The number of pairs of cards, in total and by card. */
type Tally = { all: number; readonly withCard: Int16Array };

const newTally = (): Tally => ({ all: 0, withCard: new Int16Array(CARDS) });

function count(tally: Tally, { own: [one, other] }: Pair): void {
  tally.all += 1;
  tally.withCard[one] = (tally.withCard[one] ?? 0) + 1;
  tally.withCard[other] = (tally.withCard[other] ?? 0) + 1;
}

/** Pairs of a tally without two given cards; the pair of those two itself may be included. */
function without(tally: Tally, { own: [one, other] }: Pair, hasItself: boolean): number {
  const gone = (tally.withCard[one] ?? 0) + (tally.withCard[other] ?? 0);
  return tally.all - gone + (hasItself ? 1 : 0);
}

/**
 * The outcomes of a call for each of the 1,081 hands with a board: the hands are sorted by
 * strength, and those that share a card with the player's are subtracted.
 */
export function* callOutcomes(board: readonly number[]): Iterable<CallOutcomes> {
  const pairs = pairsOn(board);
  const notQualifying = newTally();
  for (const pair of pairs) if (!qualifies(pair.strength)) count(notQualifying, pair);
  const weaker = newTally();
  for (let first = 0; first < pairs.length; ) {
    const strength = pairs[first]?.strength ?? 0;
    const equal = newTally();
    const group: Pair[] = [];
    for (let next = pairs[first]; next?.strength === strength; next = pairs[first]) {
      group.push(next);
      count(equal, next);
      first += 1;
    }
    const isIn = qualifies(strength);
    for (const pair of group) {
      const notQualified = without(notQualifying, pair, !isIn);
      const won = isIn ? without(weaker, pair, false) - notQualified : 0;
      const tied = isIn ? without(equal, pair, true) : 0;
      const lost = DEALER_HANDS - notQualified - won - tied;
      yield { own: pair.own, strength, notQualified, won, tied, lost };
    }
    for (const pair of group) count(weaker, pair);
  }
}

/** All pairs of the 47 other cards, from the weakest to the strongest with this board. */
function pairsOn(board: readonly number[]): Pair[] {
  const masks = [0, 0, 0, 0];
  const add = (card: number) => {
    const suit = suitOf(card);
    masks[suit] = (masks[suit] ?? 0) ^ (1 << orderOf(card));
  };
  for (const card of board) add(card);
  const others = Array.from({ length: CARDS }, (_, card) => card).filter(
    (card) => !board.includes(card),
  );
  const pairs: Pair[] = [];
  for (const [place, one] of others.entries()) {
    add(one);
    for (const other of others.slice(place + 1)) {
      add(other);
      const [s0 = 0, s1 = 0, s2 = 0, s3 = 0] = masks;
      pairs.push({ own: [one, other], strength: strengthOfSuits(s0, s1, s2, s3) });
      add(other);
    }
    add(one);
  }
  return pairs.sort((one, other) => one.strength - other.strength);
}

export type HoldemFacts = {
  /** Of the ante, 0 to 1. */
  readonly rtp: number;
  /** 1.96 standard deviations of the net result, in antes. */
  readonly volatilityIndex: number;
  /** Chance that the round returns anything. */
  readonly hitRate: number;
};

/**
 * The figures of the advised play over boards of five: over all of `suitlessDeals()` they are
 * exact, which takes about a minute.
 */
export function holdemFacts(boards: Iterable<SuitlessDeal>): HoldemFacts {
  const known: OwnFacts[] = [];
  let [weights, net, squares, hits] = [0, 0, 0, 0];
  for (const { cards, weight } of boards) {
    const flops = flopsOf(cards).map(flopFacts);
    for (const outcome of callOutcomes(cards)) {
      const [one, other] = outcome.own;
      const place = one * CARDS + other;
      const own = known[place] ?? ownFacts(outcome.own);
      known[place] = own;
      let calls = 0;
      for (const flop of flops) if (advisesCall(own, flop)) calls += 1;
      const called = calledSums(outcome);
      const folds = (FLOPS - calls) * DEALER_HANDS;
      weights += weight;
      net += weight * (calls * called.net - folds);
      squares += weight * (calls * called.squares + folds);
      hits += weight * calls * (DEALER_HANDS - outcome.lost);
    }
  }
  const all = weights * FLOPS * DEALER_HANDS;
  const mean = net / all;
  return {
    rtp: 1 + mean,
    volatilityIndex: 1.96 * Math.sqrt(squares / all - mean ** 2),
    hitRate: hits / all,
  };
}

/** The net result of a call, in antes, and its square, summed over the dealer's hands. */
function calledSums({ strength, notQualified, won, lost }: CallOutcomes) {
  const ante = antePays[pokerRankOf(strength)] / 100;
  const call = CALL_PERCENT / 100;
  return {
    net: notQualified * ante + won * (ante + call) - lost * (1 + call),
    squares: notQualified * ante ** 2 + won * (ante + call) ** 2 + lost * (1 + call) ** 2,
  };
}

/** The ten threes of a board. */
export function flopsOf(board: readonly number[]): number[][] {
  return board.flatMap((one, first) =>
    board
      .slice(first + 1)
      .flatMap((other, next) => board.slice(first + next + 2).map((third) => [one, other, third])),
  );
}
