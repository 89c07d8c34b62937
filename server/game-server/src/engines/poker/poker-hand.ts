import { RANKS, rankOf, suitOf } from '../cards/shoe.ts';

/** The ranks of poker hands from the lowest; a royal flush is the highest straight flush. */
export const pokerRanks = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
] as const;
export type PokerRank = (typeof pokerRanks)[number];

const placeOf = {
  'high-card': 0,
  pair: 1,
  'two-pair': 2,
  'three-of-a-kind': 3,
  straight: 4,
  flush: 5,
  'full-house': 6,
  'four-of-a-kind': 7,
  'straight-flush': 8,
  'royal-flush': 9,
} as const satisfies Record<PokerRank, number>;

/** Place of a card in the order of play, 0 for a two to 12 for an ace. */
export const orderOf = (card: number): number => (rankOf(card) + RANKS - 1) % RANKS;

const MASKS = 1 << RANKS;
const WHEEL = 0b1_0000_0000_1111;

/** By a mask of thirteen ranks: their number, and the highest of five in a row, or -1. */
const sizeOf = new Uint8Array(MASKS);
const straightTop = new Int8Array(MASKS).fill(-1);
for (let mask = 1; mask < MASKS; mask += 1) {
  sizeOf[mask] = (sizeOf[mask >> 1] ?? 0) + (mask & 1);
  if ((mask & WHEEL) === WHEEL) straightTop[mask] = 3;
  for (let top = 4; top < RANKS; top += 1) {
    const five = 0b11111 << (top - 4);
    if ((mask & five) === five) straightTop[mask] = top;
  }
}

const topOf = (mask: number): number => 31 - Math.clz32(mask);
const highest = (mask: number): number => (mask === 0 ? 0 : 1 << topOf(mask));

/** The highest `count` ranks of a mask. */
function highestOf(mask: number, count: number): number {
  let left = mask;
  for (let over = (sizeOf[mask] ?? 0) - count; over > 0; over -= 1) left &= left - 1;
  return left;
}

/** The rank of a hand, the ranks that form it, and its kickers: 13 bits each of the latter two. */
const strength = (rank: PokerRank, composition: number, kickers = 0): number =>
  (placeOf[rank] << (2 * RANKS)) | (composition << RANKS) | kickers;

/** The rank of a strength. */
export const pokerRankOf = (of: number): PokerRank => pokerRanks[of >> (2 * RANKS)] ?? 'high-card';

/** Place in the order of play of a strength's pair; only for the rank `pair`. */
export const pairOf = (of: number): number => topOf((of >> RANKS) & (MASKS - 1));

/**
 * The strength of the best five of five to seven different cards: the greater number wins, equal
 * ones share. An ace is high, or low in the straight to the five; suits have no order.
 */
export function handStrength(cards: readonly number[]): number {
  let [s0, s1, s2, s3] = [0, 0, 0, 0];
  for (const card of cards) {
    const bit = 1 << orderOf(card);
    const suit = suitOf(card);
    if (suit === 0) s0 |= bit;
    else if (suit === 1) s1 |= bit;
    else if (suit === 2) s2 |= bit;
    else s3 |= bit;
  }
  return strengthOfSuits(s0, s1, s2, s3);
}

/** The same from the ranks in each suit: masks in the order of play. */
export function strengthOfSuits(s0: number, s1: number, s2: number, s3: number): number {
  const all = s0 | s1 | s2 | s3;
  const flush = flushOf(s0) | flushOf(s1) | flushOf(s2) | flushOf(s3);
  if (flush !== 0) {
    const top = straightTop[flush] ?? -1;
    if (top === RANKS - 1) return strength('royal-flush', 1 << top);
    if (top >= 0) return strength('straight-flush', 1 << top);
  }
  const four = s0 & s1 & s2 & s3;
  if (four !== 0) return strength('four-of-a-kind', four, highest(all & ~four));
  const two = (s0 & s1) | (s2 & s3) | ((s0 | s1) & (s2 | s3));
  const three = (s0 & s1 & (s2 | s3)) | (s2 & s3 & (s0 | s1));
  if (three !== 0) {
    const trips = highest(three);
    const pair = highest(two & ~trips);
    if (pair !== 0) return strength('full-house', trips, pair);
  }
  if (flush !== 0) return strength('flush', highestOf(flush, 5));
  const top = straightTop[all] ?? -1;
  if (top >= 0) return strength('straight', 1 << top);
  if (three !== 0) return strength('three-of-a-kind', three, highestOf(all & ~three, 2));
  if (two === 0) return strength('high-card', 0, highestOf(all, 5));
  const pairs = highestOf(two, 2);
  if (pairs === highest(two)) return strength('pair', pairs, highestOf(all & ~pairs, 3));
  return strength('two-pair', pairs, highest(all & ~pairs));
}

const flushOf = (suit: number): number => ((sizeOf[suit] ?? 0) >= 5 ? suit : 0);
