import { RANKS } from '../cards/shoe.ts';

const RANK_LETTERS = 'A23456789TJQK';
const SUIT_LETTERS = 'shdc';

/** Cards by their letters, for tests: "As Td 2c" is the ace of spades, the ten of diamonds … */
export function cardsOf(text: string): number[] {
  return text.split(' ').map((name) => {
    const rank = RANK_LETTERS.indexOf(name.charAt(0));
    const suit = SUIT_LETTERS.indexOf(name.charAt(1));
    if (name.length !== 2 || rank < 0 || suit < 0) throw new RangeError(`unknown card ${name}`);
    return rank + suit * RANKS;
  });
}

/** The events that deal exactly these cards, one after the other, from a fresh deck. */
export function eventsFor(cards: readonly number[]): number[] {
  return cards.map(
    (card, place) => card - cards.slice(0, place).filter((earlier) => earlier < card).length,
  );
}
