import { History } from 'lucide-react';
import { useState } from 'react';
import type { PastEvent } from '../contract-types.ts';
import { Countdown } from '../events/countdown.tsx';
import { Bones, EmptyState } from '../events/empty-state.tsx';
import { timeOfDay } from '../events/event-words.ts';
import { useEvents } from '../events/events-context.ts';
import { LoadOlder } from '../events/load-older.tsx';
import { useResults } from '../events/use-results.ts';
import { useSpeech } from '../shell/speech-context.tsx';
import { EventProofDialog } from '../verify/event-proof-dialog.tsx';
import { Ball } from './ball.tsx';

/** The last draws; each can be drawn again on this device. */
export function DrawResults() {
  const { state } = useEvents();
  const speech = useSpeech();
  const { t, number } = speech;
  const [verifying, setVerifying] = useState<PastEvent | null>(null);
  useResults();
  if (state.results === null) return <Bones rows={6} height={64} />;
  if (state.results.length === 0) {
    return (
      <EmptyState
        icon={<History size={26} aria-hidden />}
        title={t('events.noResults')}
        text={t('events.noResultsText')}
      />
    );
  }
  return (
    <>
      <Schedule />
      <h3 className="list-title">{t('draw.drawn')}</h3>
      <ol className="result-list">
        {state.results.map((event) => (
          <li key={event.eventId}>
            <span className="result-name">
              <b>{t('draw.draw', { number: number(event.number) })}</b>
              <span>{timeOfDay(event.startsAt, speech)}</span>
            </span>
            {event.result?.kind === 'draw' ? (
              <span className="ball-row">
                {event.result.numbers.map((ball) => (
                  <Ball key={ball} number={ball} />
                ))}
              </span>
            ) : (
              <span>{t('events.void')}</span>
            )}
            <button
              type="button"
              className="rounds-verify"
              aria-label={t('events.proofTitle', {
                event: t('draw.draw', { number: number(event.number) }),
              })}
              onClick={() => setVerifying(event)}
            >
              {t('events.verify')}
            </button>
          </li>
        ))}
      </ol>
      <LoadOlder list="results" />
      {verifying && <EventProofDialog event={verifying} onClose={() => setVerifying(null)} />}
    </>
  );
}

/** The next draws, with the time of each. */
function Schedule() {
  const { state } = useEvents();
  const speech = useSpeech();
  const { t, number } = speech;
  return (
    <>
      <h3 className="list-title">{t('draw.schedule')}</h3>
      <ol className="schedule">
        {(state.programme ?? []).map((event) => (
          <li key={event.eventId}>
            <b>{t('draw.draw', { number: number(event.number) })}</b>
            <span>{timeOfDay(event.startsAt, speech)}</span>
            <Countdown to={event.startsAt} />
          </li>
        ))}
      </ol>
    </>
  );
}
