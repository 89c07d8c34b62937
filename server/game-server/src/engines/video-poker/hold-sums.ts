import { RANKS } from '../cards/shoe.ts';

/**
 * The exact mean value of each of the 32 holds of a hand.
 *
 * For any cards S let T(S) be the sum over all hands of five that contain S. The hands that a hold
 * H with the discards D can become contain no card of D, so their sum is, by inclusion and
 * exclusion, the sum of (-1)^|E| T(H ∪ E) over the subsets E of D. T is counted once, for all sets
 * of up to four cards, in one pass over all 2,598,960 hands.
 */
const CARDS = RANKS * 4;
const HAND = 5;
const HOLDS = 1 << HAND;
const UNSEEN = CARDS - HAND;

/** From 0 up: the number of ways to choose `count` of `of`. */
function choose(of: number, count: number): number {
  let ways = 1;
  for (let taken = 0; taken < count; taken += 1) ways = (ways * (of - taken)) / (taken + 1);
  return ways;
}

/** By place in the set, then by card: the terms of a set's number among all sets of its size. */
const terms = Array.from({ length: HAND }, (_, place) =>
  Array.from({ length: CARDS }, (_ignored, card) => choose(card, place + 1)),
);

const sizes = Array.from({ length: HOLDS }, (_, hold) => {
  let size = 0;
  for (let place = 0; place < HAND; place += 1) size += (hold >> place) & 1;
  return size;
});

/** The number of completions of each hold, by its bits. */
export const waysOfHold: readonly number[] = sizes.map((size) => choose(UNSEEN, HAND - size));

/** The number of those cards of an ascending hand that `hold` has the bits of. */
function setNumber(hand: readonly number[], hold: number): number {
  let number = 0;
  let place = 0;
  for (let index = 0; index < HAND; index += 1) {
    if (((hold >> index) & 1) === 0) continue;
    number += terms[place]?.[hand[index] ?? 0] ?? 0;
    place += 1;
  }
  return number;
}

/** A sum for each hold of an ascending hand, by its bits: bit 0 is its lowest card. */
export type HoldSums = (hand: readonly number[]) => number[];

/**
 * Counts T for a value of hands.
 * @param worthOf whole number of a hand of five, in any order of its cards
 */
export function holdSums(worthOf: (hand: readonly number[]) => number): HoldSums {
  const sums = Array.from({ length: HAND }, (_, size) => new Float64Array(choose(CARDS, size)));
  eachHand((hand) => {
    const value = worthOf(hand);
    if (value === 0) return;
    for (let hold = 0; hold < HOLDS - 1; hold += 1) {
      const ofSize = sums[sizes[hold] ?? 0];
      const number = setNumber(hand, hold);
      if (ofSize) ofSize[number] = (ofSize[number] ?? 0) + value;
    }
  });
  return (hand) => {
    const result = sizes.map((size, hold) =>
      size === HAND ? worthOf(hand) : (sums[size]?.[setNumber(hand, hold)] ?? 0),
    );
    for (let bit = 1; bit < HOLDS; bit <<= 1) {
      for (let hold = 0; hold < HOLDS; hold += 1) {
        if ((hold & bit) === 0) result[hold] = (result[hold] ?? 0) - (result[hold | bit] ?? 0);
      }
    }
    return result;
  };
}

/** Every hand of five, ascending; the array is used again for the next. */
function eachHand(visit: (hand: readonly number[]) => void): void {
  const hand = [0, 0, 0, 0, 0];
  const from = (place: number, first: number): void => {
    if (place === HAND) {
      visit(hand);
      return;
    }
    for (let card = first; card <= CARDS - HAND + place; card += 1) {
      hand[place] = card;
      from(place + 1, card + 1);
    }
  };
  from(0, 0);
}
