import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { cardName } from '../../../cards/playing-card.tsx';
import { useSpeech } from '../../../shell/speech-context.tsx';
import { tableOf } from '../../deal-plan.ts';
import { useDecisions } from '../../decision-context.ts';
import { bestPlaces } from './best-hold.ts';
import { hold, useHolding } from './holding.ts';
import { holdName, places } from './holds.ts';

/** Draws what is not held, and marks the best hold for who asks. */
export function JacksControls() {
  const { state, session } = useDecisions();
  const speech = useSpeech();
  const { t } = speech;
  const [asked, setAsked] = useState<'asking' | 'told' | null>(null);
  const { round } = state;
  const roundId = round?.roundId ?? '';
  const held = useHolding(roundId);
  const isChoosing = state.phase === 'choosing';
  const hand = round ? (tableOf(round).hands[0]?.cards ?? []).flatMap((card) => card ?? []) : [];
  const count = places.length - held.size;

  async function markBest(): Promise<void> {
    if (!isChoosing || asked === 'asking') return;
    setAsked('asking');
    const best = await bestPlaces(hand);
    if (best) hold(roundId, best);
    setAsked(best ? 'told' : null);
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
        aria-disabled={!isChoosing || asked === 'asking'}
        aria-busy={asked === 'asking'}
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
        aria-disabled={!isChoosing}
        onClick={() => session.choose(holdName(held))}
      >
        <span>{count === 0 ? t('jacks.keepAll') : t('jacks.drawNew', { count })}</span>
      </button>
      <p className="visually-hidden" aria-live="polite">
        {isChoosing && asked === 'told' ? told : ''}
      </p>
    </fieldset>
  );
}
