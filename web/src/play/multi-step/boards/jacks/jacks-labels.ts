import type { PokerRank } from '@fairhall/game-server/engines/poker/poker-hand';
import { cardName } from '../../../cards/playing-card.tsx';
import type { DecisionRound } from '../../../contract-types.ts';
import type { GameTexts } from '../../../game-texts.ts';
import { tableOf } from '../../deal-plan.ts';
import { pokerName, pokerRankNamed } from '../poker-labels.ts';

/** The paytable's name of a rank: a pair is one of jacks or better, a high card pays nothing. */
export function jacksName(rank: PokerRank, i18n: GameTexts): string {
  if (rank === 'pair') return i18n.t('jacks.jacksOrBetter');
  return rank === 'high-card' ? i18n.t('jacks.nothing') : pokerName(rank, i18n);
}

/** The rank of the five cards. */
export function handText(round: DecisionRound, i18n: GameTexts): string {
  return jacksName(pokerRankNamed(tableOf(round).hands[0]?.result) ?? 'high-card', i18n);
}

/** "Jack of spades, 2 of hearts …". */
export function cardsText(round: DecisionRound, i18n: GameTexts): string {
  const cards = (tableOf(round).hands[0]?.cards ?? []).flatMap((card) => card ?? []);
  return cards.map((card) => cardName(card, i18n)).join(', ');
}
