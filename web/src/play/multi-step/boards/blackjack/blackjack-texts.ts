import { handValue } from '@fairhall/game-server/engines/blackjack/hand-value';
import { cardName } from '../../../cards/playing-card.tsx';
import type { DecisionRound } from '../../../contract-types.ts';
import type { GameTexts } from '../../../game-texts.ts';
import { type Table, tableOf } from '../../deal-plan.ts';

/** A hand of the table, the dealer's too. */
export type Hand = Table['hands'][number];

/** The names of the results of a hand. */
export const resultKeys = {
  blackjack: 'cards:blackjack.blackjack',
  win: 'cards:blackjack.win',
  push: 'cards:blackjack.push',
  lose: 'cards:blackjack.lose',
  bust: 'cards:blackjack.bust',
} as const;
type Result = keyof typeof resultKeys;

/** Whether a result has a name, as that of an open hand has not. */
export const isResult = (result: string | null): result is Result =>
  result !== null && Object.hasOwn(resultKeys, result);

const openCards = ({ cards }: Hand): number[] => cards.filter((card) => card !== null);

/** The total of the open cards. */
export const totalOf = (hand: Hand | undefined): number =>
  handValue(hand ? openCards(hand) : []).total;

/** The total, which names a soft one. */
export function totalText(hand: Hand, { t, number }: GameTexts): string {
  const { total, soft } = handValue(openCards(hand));
  return soft && total < 21 ? t('cards:blackjack.soft', { total }) : number(total);
}

function sides(round: DecisionRound) {
  const table = tableOf(round);
  const [dealer] = table.hands;
  return { table, dealer, players: table.hands.filter(({ name }) => name === 'player') };
}

/** The decision that the round waits for. */
export function turnText(round: DecisionRound, i18n: GameTexts): string {
  const { table, players } = sides(round);
  if (table.active === null) return i18n.t('cards:blackjack.askInsurance');
  if (round.choices.some(({ name }) => name === 'insure')) {
    return i18n.t('cards:blackjack.askInsuranceHand', { number: table.active });
  }
  const hand = table.hands[table.active];
  if (!hand) return '';
  const total = totalText(hand, i18n);
  return players.length === 1
    ? i18n.t('cards:blackjack.turn', { total })
    : i18n.t('cards:blackjack.turnHand', { number: table.active, total });
}

/** The result of the round. */
export function resultText(round: DecisionRound, { t }: GameTexts): string {
  const { dealer, players } = sides(round);
  const [player] = players;
  const totals = { player: totalOf(player), dealer: totalOf(dealer) };
  if (dealer?.result === 'blackjack' && players.some(({ result }) => result !== 'push')) {
    return t('cards:blackjack.resultDealerBlackjack');
  }
  if (players.length > 1) {
    const won = players.filter(({ result }) => result === 'win' || result === 'blackjack').length;
    return t('cards:blackjack.resultHands', { won, count: players.length });
  }
  switch (player?.result) {
    case 'blackjack':
      return t('cards:blackjack.resultBlackjack');
    case 'win':
      return t(
        dealer?.result === 'bust'
          ? 'cards:blackjack.resultDealerBust'
          : 'cards:blackjack.resultWin',
        totals,
      );
    case 'push':
      return t('cards:blackjack.resultPush', totals);
    case 'bust':
      return t('cards:blackjack.resultBust', totals);
    default:
      return t('cards:blackjack.resultLose', totals);
  }
}

/** The cards on the table as sentences. */
export function liveText(round: DecisionRound, i18n: GameTexts): string {
  const { dealer, players } = sides(round);
  const { t } = i18n;
  const cardsText = (hand: Hand) =>
    hand.cards
      .map((card) => (card === null ? t('cards.faceDown') : cardName(card, i18n)))
      .join(', ');
  const hands = players.map((hand, place) => {
    const texts = { cards: cardsText(hand), total: totalText(hand, i18n) };
    return players.length === 1
      ? t('cards:blackjack.sayYou', texts)
      : t('cards:blackjack.sayHand', { ...texts, number: place + 1 });
  });
  const dealerTexts = dealer ? [t('cards:blackjack.sayDealer', { cards: cardsText(dealer) })] : [];
  return [...dealerTexts, ...hands].join(' ');
}
