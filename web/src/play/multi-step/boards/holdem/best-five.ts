import { handStrength } from '@fairhall/game-server/engines/poker/poker-hand';

/** The best five of up to seven distinct cards; empty for fewer than five. */
export function bestFive(cards: readonly number[]): ReadonlySet<number> {
  if (cards.length < 5) return new Set();
  const strength = handStrength(cards);
  let five = cards;
  // Removes, one by one, the cards without effect on the rank.
  for (const card of cards) {
    const fewer = five.filter((other) => other !== card);
    if (fewer.length >= 5 && handStrength(fewer) === strength) five = fewer;
  }
  return new Set(five);
}
