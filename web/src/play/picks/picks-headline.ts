import type { GameTexts } from '../game-texts.ts';
import { headlineOf } from '../multi-step/headline.ts';
import type { MultiStepView } from '../multi-step/multi-step-game.ts';
import type { Headline } from '../table-games/result-text.ts';
import { nextText } from './picks-texts.ts';
import { shapeOf } from './use-picks.ts';

/** The headline of a multi-step round; between its steps the chance of the next pick. */
export function picksHeadline(texts: MultiStepView & { readonly i18n: GameTexts }): Headline {
  const { game, state, i18n } = texts;
  const { round, phase, waitsIn } = state;
  const headline = headlineOf(texts);
  const isOpen = round?.status === 'open' && shapeOf(round) !== null;
  // A request between two picks keeps the texts, so that they do not flicker.
  if (isOpen && waitsIn === null) {
    const shown = { headline: game.turnText(round, i18n), note: nextText(round, i18n) };
    return { ...shown, isWon: false, isAnnounced: true };
  }
  if (phase !== 'idle' || round || waitsIn !== null) return headline;
  return { ...headline, headline: i18n.t('steps.ready'), note: ' ' };
}
