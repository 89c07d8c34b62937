import { rankOf } from '../cards/shoe.ts';

const BEST = 21;
const TEN = 10;
const ACE_RANK = 0;

/** Ace 1, tens and faces 10. */
export const pointsOf = (card: number): number => Math.min(rankOf(card) + 1, TEN);

export type HandValue = {
  readonly total: number;
  /** Whether an ace counts 11. */
  readonly soft: boolean;
};

/** The best total of a hand: one ace counts 11 where that does not bust it. */
export function handValue(cards: readonly number[]): HandValue {
  const hard = cards.reduce((sum, card) => sum + pointsOf(card), 0);
  const soft = cards.some((card) => rankOf(card) === ACE_RANK) && hard + TEN <= BEST;
  return { total: soft ? hard + TEN : hard, soft };
}

export const isBust = (cards: readonly number[]): boolean => handValue(cards).total > BEST;

/** An ace and a ten as dealt; the caller must exclude hands after a split. */
export const isBlackjack = (cards: readonly number[]): boolean =>
  cards.length === 2 && handValue(cards).total === BEST;

export const isAce = (card: number): boolean => rankOf(card) === ACE_RANK;
