import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { cardName } from '../../../cards/playing-card.tsx';
import { definitionOf } from '../../../definition-of.ts';
import { useGameTexts } from '../../../game-texts-context.ts';
import { tableOf } from '../../deal-plan.ts';
import { useMultiStep } from '../../multi-step-context.ts';
import { bestPlaces } from './best-hold.ts';
import { holdBest, useHolding, useIsComputing } from './holding.ts';
import { holdName, places } from './holds.ts';

/** Buttons that draw the cards that are not held, and hold the best cards. */
export function JacksControls() {
  const { state, session } = useMultiStep();
  const i18n = useGameTexts();
  const { t } = i18n;
  const { round } = state;
  const { tables } = definitionOf(state.sheet, 'video-poker');
  const roundId = round?.roundId ?? '';
  const held = useHolding(roundId);
  const isComputing = useIsComputing(roundId);
  const [announcedRound, setAnnouncedRound] = useState<string | null>(null);
  const isChoosing = state.phase === 'choosing';
  const hand = round ? (tableOf(round).hands[0]?.cards ?? []).flatMap((card) => card ?? []) : [];
  const count = places.length - held.size;

  async function markBest(): Promise<void> {
    if (!isChoosing || isComputing) return;
    setAnnouncedRound(null);
    if (await holdBest(roundId, bestPlaces({ hand, tables }))) setAnnouncedRound(roundId);
  }

  const heldCards = places.flatMap((place) => (held.has(place) ? (hand[place - 1] ?? []) : []));
  const liveText =
    heldCards.length === 0
      ? t('cards:jacks.bestNone')
      : t('cards:jacks.bestIs', {
          cards: heldCards.map((card) => cardName(card, i18n)).join(', '),
        });
  return (
    <fieldset className="choices">
      <legend className="visually-hidden">{t('steps.choices')}</legend>
      <button
        type="button"
        className="btn-game btn-quiet choice"
        aria-disabled={!isChoosing || isComputing}
        aria-busy={isComputing}
        onClick={() => void markBest()}
      >
        <Sparkles size={18} aria-hidden />
        <span>{t('cards:jacks.best')}</span>
      </button>
      <button
        type="button"
        className="btn-game btn-brass choice"
        data-choice={holdName(held)}
        data-testid="draw"
        aria-keyshortcuts="Enter"
        // Disabled while the best hold is being computed.
        aria-disabled={!isChoosing || isComputing}
        onClick={() => {
          if (!isComputing) session.choose(holdName(held));
        }}
      >
        <span>{count === 0 ? t('cards:jacks.keepAll') : t('cards:jacks.drawNew', { count })}</span>
      </button>
      <p className="visually-hidden" aria-live="polite">
        {isChoosing && announcedRound === roundId ? liveText : ''}
      </p>
    </fieldset>
  );
}
