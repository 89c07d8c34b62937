import { fruitChoice } from '@fairhall/game-server/engines/fruit-machine/fruit-choices';
import { gridAt } from '@fairhall/game-server/engines/fruit-machine/fruit-view';
import type { FormatMoney, GameTexts } from '../game-texts.ts';
import type { MultiStepState } from '../multi-step/multi-step-state.ts';
import { liveTextOf } from '../slot/result-text.ts';
import { fruitTables, segmentOf, slotStateOf, stopsOf } from './fruit-round.ts';
import { prizeText } from './prize-text.ts';

/** A choice: "Take", "Nudge reel 2", "Hold 1 · 3". */
export function choiceName(name: string, { t }: GameTexts): string {
  const choice = fruitChoice(name);
  if (choice.kind === 'take') return t('slots:fruit.take');
  if (choice.kind === 'nudge') return t('slots:fruit.nudgeReel', { reel: choice.reel + 1 });
  if (choice.held.length === 0) return t('slots:fruit.holdNone');
  return t('slots:fruit.holdReels', { reels: choice.held.map((reel) => reel + 1).join(' · ') });
}

/** The reels in words, the advice while the player chooses, and the result, for screen readers. */
export function fruitLiveText(
  state: MultiStepState,
  of: { readonly i18n: GameTexts; readonly formatMoney: FormatMoney; readonly best: string | null },
): string {
  const { i18n, formatMoney, best } = of;
  const { t, symbol } = i18n;
  const { round, phase, sheet } = state;
  if (!round || (phase !== 'choosing' && phase !== 'idle')) return '';
  const tables = fruitTables(sheet);
  const reels = gridAt(tables, stopsOf(round.outcome))
    .map((column, reel) =>
      t('slots:fruit.reelShows', { reel: reel + 1, symbols: column.map(symbol).join(', ') }),
    )
    .join(' ');
  if (phase === 'choosing') {
    return best === null
      ? reels
      : `${reels} ${t('slots:fruit.best', { choice: choiceName(best, i18n) })}.`;
  }
  const segment = segmentOf(round.outcome);
  const { percent = 0 } = tables.wheel.segments[segment ?? -1] ?? {};
  const parade =
    segment === null ? '' : `${t('dealt.paradePays', { prize: prizeText(percent, i18n) })} `;
  return `${reels} ${parade}${liveTextOf(slotStateOf(state, false), { i18n, formatMoney })}`;
}
