import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';

/**
 * A shoe between two deals of one round, as plain data: the indices of the dealt cards in a shoe
 * sorted deck by deck, ascending. It deals the same cards as `freshShoe`.
 */
export type PartialShoe = { readonly decks: number; readonly taken: readonly number[] };

const CARDS = 52;

export const fullShoe = (decks: number): PartialShoe => ({ decks, taken: [] });

/**
 * The next card, 0 to 51, at index event(left) of the rest, and the shoe without it.
 * @throws RangeError if the shoe is empty
 */
export function drawCard(
  { decks, taken }: PartialShoe,
  stream: OutcomeStream,
): { readonly card: number; readonly shoe: PartialShoe } {
  let place = stream.event(decks * CARDS - taken.length);
  const before = taken.findIndex((gone) => {
    if (gone > place) return true;
    place += 1;
    return false;
  });
  const index = before === -1 ? taken.length : before;
  return {
    card: place % CARDS,
    shoe: { decks, taken: [...taken.slice(0, index), place, ...taken.slice(index)] },
  };
}
