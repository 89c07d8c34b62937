import { handValue, isAce, pointsOf } from './hand-value.ts';

/**
 * Basic strategy for several decks, dealer stands on all 17, double after split: the basis of the
 * published RTP of such a game. Insurance is never taken.
 */
export type Play = 'hit' | 'stand' | 'double' | 'split';

/** The dealer's card by its points, an ace as 11, within two bounds. */
const between = (up: number, low: number, high: number): boolean => up >= low && up <= high;

/** @param cards two or more of the player's hand; @param dealerUp the dealer's open card */
export function basicStrategy({
  cards,
  dealerUp,
  offers,
}: {
  cards: readonly number[];
  dealerUp: number;
  offers: (play: Play) => boolean;
}): Play {
  const up = isAce(dealerUp) ? 11 : pointsOf(dealerUp);
  const [first = 0] = cards;
  if (offers('split') && splits(pointsOf(first), up)) return 'split';
  const { total, soft } = handValue(cards);
  const doubles = soft ? doublesSoft(total, up) : doublesHard(total, up);
  if (doubles && offers('double')) return 'double';
  return (soft ? standsSoft(total, up) : standsHard(total, up)) ? 'stand' : 'hit';
}

function splits(points: number, up: number): boolean {
  switch (points) {
    case 1:
    case 8:
      return true;
    case 2:
    case 3:
    case 7:
      return between(up, 2, 7);
    case 4:
      return between(up, 5, 6);
    case 6:
      return between(up, 2, 6);
    case 9:
      return between(up, 2, 6) || between(up, 8, 9);
    default:
      return false;
  }
}

function doublesHard(total: number, up: number): boolean {
  if (total === 11) return between(up, 2, 10);
  if (total === 10) return between(up, 2, 9);
  return total === 9 && between(up, 3, 6);
}

function doublesSoft(total: number, up: number): boolean {
  if (total === 13 || total === 14) return between(up, 5, 6);
  if (total === 15 || total === 16) return between(up, 4, 6);
  return (total === 17 || total === 18) && between(up, 3, 6);
}

function standsHard(total: number, up: number): boolean {
  if (total >= 17) return true;
  return total >= 13 ? between(up, 2, 6) : total === 12 && between(up, 4, 6);
}

function standsSoft(total: number, up: number): boolean {
  return total >= 19 || (total === 18 && between(up, 2, 8));
}
