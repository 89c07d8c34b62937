import type { Currency } from '@/lib/contract-types.ts';
import type { Round } from '../contract-types.ts';
import type { MoneyWords, Speech } from '../i18n/words.ts';
import { toMinor } from '../money.ts';
import type { FeltKind } from './felt-kind.ts';
import { type FeltState, openRound } from './felt-state.ts';

type Words = { readonly speech: Speech; readonly money: MoneyWords };

/** What came back: called a win only when it is more than the stake. */
export function wonText(
  round: Pick<Round, 'win' | 'stake'>,
  { speech, money, currency }: Words & { readonly currency: Currency },
): string {
  const winMinor = toMinor(round.win, currency);
  const stakeMinor = toMinor(round.stake, currency);
  if (winMinor === 0n) return speech.t('felt.lost');
  const amounts = { win: money(winMinor), stake: money(stakeMinor) };
  return speech.t(winMinor > stakeMinor ? 'felt.won' : 'felt.back', amounts);
}

/** What a screen reader says when a round lies open. */
export function spokenResult(state: FeltState, { kind, ...words }: Words & { kind: FeltKind }) {
  const round = openRound(state);
  if (!round) return '';
  const { speech, money } = words;
  const balance = speech.t('result.balance', { amount: money(state.balanceMinor) });
  const won = wonText(round, { ...words, currency: state.currency });
  const sentence = won.endsWith('.') ? won : `${won}.`;
  return `${kind.resultText(round, speech)}. ${sentence} ${balance}`;
}
