import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { drawCard, type PartialShoe } from './partial-shoe.ts';

/** The next `count` cards of a shoe in the order of the deal, and the shoe without them. */
export function drawCards(
  from: PartialShoe,
  { count, stream }: { count: number; stream: OutcomeStream },
): { readonly cards: readonly number[]; readonly shoe: PartialShoe } {
  let shoe = from;
  const cards: number[] = [];
  while (cards.length < count) {
    const drawn = drawCard(shoe, stream);
    cards.push(drawn.card);
    shoe = drawn.shoe;
  }
  return { cards, shoe };
}
