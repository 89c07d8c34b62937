import type { PokerRank } from '@fairhall/game-server/engines/poker/poker-hand';
import { cardName } from '../../../cards/playing-card.tsx';
import type { DecisionRound } from '../../../contract-types.ts';
import type { Speech } from '../../../i18n/words.ts';
import { tableOf } from '../../deal-plan.ts';
import { pokerName, pokerRankNamed } from '../poker-words.ts';

/** A hand by the paytable: a pair is one of jacks or better, and a high card pays nothing. */
export function jacksName(rank: PokerRank, speech: Speech): string {
  if (rank === 'pair') return speech.t('jacks.jacksOrBetter');
  return rank === 'high-card' ? speech.t('jacks.nothing') : pokerName(rank, speech);
}

/** What the five cards are worth as they lie. */
export function handText(round: DecisionRound, speech: Speech): string {
  return jacksName(pokerRankNamed(tableOf(round).hands[0]?.result) ?? 'high-card', speech);
}

/** "Jack of spades, 2 of hearts …". */
export function cardsText(round: DecisionRound, speech: Speech): string {
  const cards = (tableOf(round).hands[0]?.cards ?? []).flatMap((card) => card ?? []);
  return cards.map((card) => cardName(card, speech)).join(', ');
}
