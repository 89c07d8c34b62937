import type { Currency } from '@/lib/api/contract-types.ts';
import type { FormatMoney, GameTexts } from '../game-texts.ts';
import { toMinor } from '../money.ts';
import { kindOfReturn, type StakeAndReturn } from '../round-return.ts';
import { revealedRound } from '../session/round-state.ts';
import type { TableGameView } from './table-game.ts';
import { totalOf } from './table-game-state.ts';

/** The texts above a table. */
export type Headline = {
  readonly headline: string;
  readonly note: string;
  readonly isWon: boolean;
  /** Whether a live region announces the same text. */
  readonly isAnnounced: boolean;
};

type Texts = { readonly i18n: GameTexts; readonly formatMoney: FormatMoney };

/** The return as text, called a win only above the stake. */
export function wonText(
  round: StakeAndReturn,
  { i18n, formatMoney, currency }: Texts & { readonly currency: Currency },
): string {
  const amountOf = (amount: string) => formatMoney(toMinor(amount, currency));
  const amounts = { win: amountOf(round.win), stake: amountOf(round.stake) };
  return i18n.t(`table.${kindOfReturn(round, currency)}`, amounts);
}

/** The result of the round, or what to do next. */
export function headlineOf(view: TableGameView & { readonly i18n: GameTexts }): Headline {
  const { game, state, i18n } = view;
  const { currency } = state;
  const round = revealedRound(state);
  if (round) {
    const note = wonText(round, { ...view, currency });
    const headline = game.resultText(round, { i18n, sheet: state.sheet });
    return { headline, note, isWon: kindOfReturn(round, currency) === 'won', isAnnounced: true };
  }
  const waiting = { isWon: false, isAnnounced: false };
  // A ticket is always placed: the player chooses only its price.
  const isTicket = game.buys === 'ticket';
  if (state.phase !== 'idle') {
    const note = isTicket && game.openHint ? i18n.t(game.openHint) : ' ';
    return { ...waiting, headline: i18n.t(isTicket ? 'table.readyTicket' : 'table.on'), note };
  }
  const isPlaced = !isTicket && totalOf(state.bets) > 0n;
  return {
    ...waiting,
    headline: i18n.t(isTicket ? 'table.readyTicket' : 'table.ready'),
    note: i18n.t(isPlaced ? 'table.placed' : game.prompt),
  };
}

/** The announcement of a result. */
export function liveTextOf(view: TableGameView & { readonly i18n: GameTexts }): string {
  const { state, formatMoney, i18n } = view;
  if (!revealedRound(state)) return '';
  const { headline, note } = headlineOf(view);
  const balance = i18n.t('result.balance', { amount: formatMoney(state.balanceMinor) });
  return `${headline}. ${sentence(note)} ${balance}`;
}

export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
