import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { cardName } from '../../../cards/playing-card.tsx';
import { useSpeech } from '../../../shell/speech-context.tsx';
import { tableOf } from '../../deal-plan.ts';
import { useDecisions } from '../../decision-context.ts';
import { bestPlaces } from './best-hold.ts';
import { holdBest, useHolding, useIsAsking } from './holding.ts';
import { holdName, places } from './holds.ts';

/** Draws what is not held, and marks the best hold for who asks. */
export function JacksControls() {
  const { state, session } = useDecisions();
  const speech = useSpeech();
  const { t } = speech;
  const { round } = state;
  const roundId = round?.roundId ?? '';
  const held = useHolding(roundId);
  const isAsking = useIsAsking(roundId);
  const [toldOf, setToldOf] = useState<string | null>(null);
  const isChoosing = state.phase === 'choosing';
  const hand = round ? (tableOf(round).hands[0]?.cards ?? []).flatMap((card) => card ?? []) : [];
  const count = places.length - held.size;

  async function markBest(): Promise<void> {
    if (!isChoosing || isAsking) return;
    setToldOf(null);
    if (await holdBest(roundId, bestPlaces(hand))) setToldOf(roundId);
  }

  const heldCards = places.flatMap((place) => (held.has(place) ? (hand[place - 1] ?? []) : []));
  const told =
    heldCards.length === 0
      ? t('jacks.bestNone')
      : t('jacks.bestIs', { cards: heldCards.map((card) => cardName(card, speech)).join(', ') });
  return (
    <fieldset className="choices jacks-choices">
      <legend className="visually-hidden">{t('decisions.choices')}</legend>
      <button
        type="button"
        className="btn-game btn-quiet choice"
        aria-disabled={!isChoosing || isAsking}
        aria-busy={isAsking}
        onClick={() => void markBest()}
      >
        <Sparkles size={18} aria-hidden />
        <span>{t('jacks.best')}</span>
      </button>
      <button
        type="button"
        className="btn-game btn-brass choice"
        data-choice={holdName(held)}
        data-testid="draw"
        aria-keyshortcuts="Enter"
        // Not before the hold that was asked for lies there.
        aria-disabled={!isChoosing || isAsking}
        onClick={() => {
          if (!isAsking) session.choose(holdName(held));
        }}
      >
        <span>{count === 0 ? t('jacks.keepAll') : t('jacks.drawNew', { count })}</span>
      </button>
      <p className="visually-hidden" aria-live="polite">
        {isChoosing && toldOf === roundId ? told : ''}
      </p>
    </fieldset>
  );
}
