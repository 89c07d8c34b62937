import { wonText } from '../felt/result-words.ts';
import type { Speech } from '../i18n/words.ts';
import { toMinor } from '../money.ts';
import type { DecisionView } from './decision-kind.ts';
import { endedRound } from './decision-state.ts';

type Words = DecisionView & { readonly speech: Speech };

export type HeadWords = {
  readonly headline: string;
  readonly note: string;
  readonly isWon: boolean;
  /** Whether a screen reader is told the same in its own words. */
  readonly isSpoken: boolean;
};

/** How the round stands and what it brought, or what to do next. */
export function headWords({ kind, state, money, speech }: Words): HeadWords {
  const { t } = speech;
  const plain = { isWon: false, isSpoken: false };
  if (state.waitsIn !== null) {
    const note = t('decisions.waitsIn', { currency: state.waitsIn });
    return { ...plain, headline: t('decisions.waits'), note };
  }
  const { round, phase, currency } = state;
  if (round && phase === 'choosing') {
    const note = t('decisions.kept');
    return { headline: kind.turnText(round, speech), note, isWon: false, isSpoken: true };
  }
  if (phase === 'asking' || phase === 'revealing') {
    return { ...plain, headline: t('decisions.dealing'), note: ' ' };
  }
  const ended = endedRound(state);
  if (!ended) return { ...plain, headline: t('decisions.ready'), note: t('decisions.prompt') };
  const won = wonText(ended, { speech, money, currency });
  const isRuled = ended.outcome.steps.some(({ by }) => by === 'rule');
  return {
    headline: kind.resultText(ended, speech),
    note: isRuled ? `${t('decisions.byRule')} ${won}` : won,
    isWon: toMinor(ended.win, currency) > toMinor(ended.stake, currency),
    isSpoken: true,
  };
}

/** What a screen reader says when cards lie open. */
export function spokenWords(words: Words): string {
  const { kind, state, money, speech } = words;
  const { round, phase } = state;
  if (!round || phase === 'asking' || phase === 'revealing') return '';
  const table = kind.spoken(round, speech);
  const { headline, note } = headWords(words);
  if (phase === 'choosing') return `${table} ${sentence(headline)}`;
  const balance = speech.t('result.balance', { amount: money(state.balanceMinor) });
  return `${table} ${sentence(headline)} ${sentence(note)} ${balance}`;
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
