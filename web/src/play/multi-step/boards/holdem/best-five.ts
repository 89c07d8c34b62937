import { handStrength } from '@fairhall/game-server/engines/poker/poker-hand';

/** The five of up to seven different cards that make the hand; none of fewer than five. */
export function bestFive(cards: readonly number[]): ReadonlySet<number> {
  if (cards.length < 5) return new Set();
  const strength = handStrength(cards);
  let five = cards;
  // Whatever the hand does not need goes, one card at a time.
  for (const card of cards) {
    const fewer = five.filter((other) => other !== card);
    if (fewer.length >= 5 && handStrength(fewer) === strength) five = fewer;
  }
  return new Set(five);
}
