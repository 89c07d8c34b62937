import type { GameTexts } from '../game-texts.ts';
import { kindOfReturn } from '../round-return.ts';
import { revealedRound } from '../session/round-state.ts';
import { type Headline, sentence, wonText } from '../table-games/result-text.ts';
import { tableOf } from './deal-plan.ts';
import type { MultiStepView } from './multi-step-game.ts';

type Texts = MultiStepView & { readonly i18n: GameTexts };

/** The state or the result of the round, or what to do next. */
export function headlineOf({ game, state, formatMoney, i18n }: Texts): Headline {
  const { t } = i18n;
  const plain = { isWon: false, isAnnounced: false };
  if (state.waitsIn !== null) {
    const note = t('steps.waitsIn', { currency: state.waitsIn });
    return { ...plain, headline: t('steps.waits'), note };
  }
  const { round, phase, currency } = state;
  if (round && phase === 'choosing') {
    const note = t('steps.kept');
    const isOpening = tableOf(round).hands.length === 0;
    const headline = isOpening ? t('steps.chooseHands') : game.turnText(round, i18n);
    return { headline, note, isWon: false, isAnnounced: true };
  }
  if (phase === 'requesting' || phase === 'revealing') {
    return { ...plain, headline: t('steps.dealing'), note: ' ' };
  }
  const ended = revealedRound(state);
  if (!ended) return { ...plain, headline: t('steps.ready'), note: t('steps.prompt') };
  const won = wonText(ended, { i18n, formatMoney, currency });
  const isRuled = ended.outcome.steps.some(({ by }) => by === 'rule');
  return {
    headline: game.resultText(ended, i18n),
    note: isRuled ? `${t('steps.byRule')} ${won}` : won,
    isWon: kindOfReturn(ended, currency) === 'won',
    isAnnounced: true,
  };
}

/** The announcement when cards are revealed. */
export function liveTextOf(texts: Texts): string {
  const { game, state, formatMoney, i18n } = texts;
  const { round, phase } = state;
  if (!round || phase === 'requesting' || phase === 'revealing') return '';
  const table = tableOf(round).hands.length === 0 ? '' : game.liveText(round, i18n);
  const { headline, note } = headlineOf(texts);
  if (phase === 'choosing') return `${table} ${sentence(headline)}`;
  const balance = i18n.t('result.balance', { amount: formatMoney(state.balanceMinor) });
  return `${table} ${sentence(headline)} ${sentence(note)} ${balance}`;
}
