import { RANKS } from '@fairhall/game-server/engines/cards/shoe';

const SUITS = 4;
const CARDS = RANKS * SUITS;
const HAND = 5;
/** The 24 permutations of four suits. */
const EXCHANGES = 24;

/** Five cards, ascending, and the number of hands that a permutation of suits maps to them. */
export type SuitlessDeal = { readonly cards: readonly number[]; readonly weight: number };

/**
 * All 2,598,960 hands of five cards as the 134,459 classes under permutations of suits: of each
 * class the hand whose suits come in descending order of their ranks, read as binary numbers.
 */
export function* suitlessDeals(): Iterable<SuitlessDeal> {
  const cards: number[] = [];
  const masks = new Array<number>(SUITS).fill(0);
  yield* from(0);

  function* from(first: number): Iterable<SuitlessDeal> {
    if (cards.length === HAND) {
      const weight = familySize(masks);
      if (weight > 0) yield { cards: [...cards], weight };
      return;
    }
    for (let card = first; card <= CARDS - HAND + cards.length; card += 1) {
      const suit = Math.floor(card / RANKS);
      const bit = 1 << (card % RANKS);
      masks[suit] = (masks[suit] ?? 0) | bit;
      cards.push(card);
      yield* from(card + 1);
      cards.pop();
      masks[suit] = (masks[suit] ?? 0) & ~bit;
    }
  }
}

/** The size of a class; 0 for a hand that does not represent its class. */
function familySize(masks: readonly number[]): number {
  let size = EXCHANGES;
  let alike = 1;
  for (let suit = 1; suit < SUITS; suit += 1) {
    const [before = 0, here = 0] = [masks[suit - 1], masks[suit]];
    if (here > before) return 0;
    alike = here === before ? alike + 1 : 1;
    size /= alike;
  }
  return size;
}
