import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';

/** A card is 0 to 51: rank (0 ace to 12 king) plus 13 times suit (spade, heart, diamond, club). */
export const RANKS = 13;
const CARDS = 52;

export const rankOf = (card: number): number => card % RANKS;
export const suitOf = (card: number): number => Math.floor(card / RANKS);

/**
 * Deals without replacement from a fresh shoe: of the cards that are left, sorted deck by deck,
 * event(left) is the index of the next one.
 */
export function freshShoe(decks: number, stream: OutcomeStream): () => number {
  const left = Array.from({ length: decks * CARDS }, (_, index) => index % CARDS);
  return () => {
    const [card] = left.splice(stream.event(left.length), 1);
    if (card === undefined) throw new RangeError('the shoe is empty');
    return card;
  };
}
