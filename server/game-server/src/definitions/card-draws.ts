import type { DefinitionParts } from './game-definition.ts';

type Draw = DefinitionParts['draws'][number];

export const cardRule =
  'A card is 0 to 51: its rank from the ace (0) to the king (12), plus 13 times its suit (spades 0, hearts 1, diamonds 2, clubs 3).';

/** Cards from a fresh shoe, one event each. */
export const cardDraw = (
  decks: number,
  { times, dealt }: { times: Draw['times']; dealt: string },
): Draw => ({
  name: 'card',
  of: `${decks * 52} less the cards dealt before in this round`,
  times,
  meaning: `The index, from 0, among the cards that are left of a shoe which lists ${decks === 1 ? 'one deck' : `${decks} decks one after the other, each`} as 0 to 51 in order; the card leaves the list. ${dealt}`,
});
