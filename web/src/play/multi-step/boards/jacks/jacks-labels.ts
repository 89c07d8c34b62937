import type { PokerRank } from '@fairhall/game-server/engines/poker/poker-hand';
import { cardName } from '../../../cards/playing-card.tsx';
import type { DecisionRound } from '../../../contract-types.ts';
import type { GameTexts } from '../../../game-texts.ts';
import { type Table, tableOf } from '../../deal-plan.ts';
import { pokerName, pokerRankNamed } from '../poker-labels.ts';

type Hand = Table['hands'][number];

/** The paytable's name of a rank: a pair is one of jacks or better, a high card pays nothing. */
export function jacksName(rank: PokerRank, i18n: GameTexts): string {
  if (rank === 'pair') return i18n.t('cards:jacks.jacksOrBetter');
  return rank === 'high-card' ? i18n.t('cards:jacks.nothing') : pokerName(rank, i18n);
}

/** The rank of the first hand. */
export const handText = (round: DecisionRound, i18n: GameTexts): string =>
  rankText(tableOf(round).hands[0], i18n);

export const rankText = (hand: Hand | undefined, i18n: GameTexts): string =>
  jacksName(pokerRankNamed(hand?.result) ?? 'high-card', i18n);

/** The rank of one hand; of several how many pay, and the best one. */
export function resultText(round: DecisionRound, i18n: GameTexts): string {
  const { hands } = tableOf(round);
  const paid = hands
    .filter(({ win }) => Number(win) > 0)
    .toSorted((one, other) => Number(other.win) - Number(one.win));
  if (hands.length === 1 || paid.length === 0) return rankText(paid[0] ?? hands[0], i18n);
  const best = rankText(paid[0], i18n);
  return i18n.t('cards:jacks.resultHands', { paid: paid.length, count: hands.length, best });
}

/** The cards of the first hand, and once drawn the rank of each of several hands. */
export function liveText(round: DecisionRound, i18n: GameTexts): string {
  const { hands } = tableOf(round);
  const cards = (hands[0]?.cards ?? []).flatMap((card) => card ?? []);
  const first = `${cards.map((card) => cardName(card, i18n)).join(', ')}.`;
  if (hands.length === 1 || round.status === 'open') return first;
  const texts = hands.map((hand, place) =>
    i18n.t('cards:jacks.sayHand', { number: place + 1, hand: rankText(hand, i18n) }),
  );
  return [first, ...texts].join(' ');
}
