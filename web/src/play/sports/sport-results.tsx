import { History } from 'lucide-react';
import { useState } from 'react';
import type { PastEvent } from '../contract-types.ts';
import { Bones, EmptyState } from '../events/empty-state.tsx';
import { eventName, resultText, timeOfDay } from '../events/event-words.ts';
import { useEvents } from '../events/events-context.ts';
import { LoadOlder } from '../events/load-older.tsx';
import { useResults } from '../events/use-results.ts';
import { useSpeech } from '../shell/speech-context.tsx';
import { EventProofDialog } from '../verify/event-proof-dialog.tsx';
import { isRace } from './event-kind.ts';
import { RunnerNumber } from './runner-number.tsx';

/** What is over, with how it ended; each event can be drawn again on this device. */
export function SportResults() {
  const { state } = useEvents();
  const speech = useSpeech();
  const { t } = speech;
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
      <ol className="result-list">
        {state.results.map((event) => (
          <li key={event.eventId}>
            <span className="result-name">
              <b>{eventName(event, speech)}</b>
              <span>{timeOfDay(event.startsAt, speech)}</span>
            </span>
            <Outcome event={event} />
            <button
              type="button"
              className="rounds-verify"
              aria-label={t('events.proofTitle', { event: eventName(event, speech) })}
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

function Outcome({ event }: { readonly event: PastEvent }) {
  const { t } = useSpeech();
  const { result, fixture } = event;
  if (!result) return <span>{t('events.void')}</span>;
  if (!isRace(fixture) || (result.kind !== 'horses' && result.kind !== 'cars')) {
    return <b className="result-score">{resultText(result)}</b>;
  }
  return (
    <ol className="result-order">
      {result.order.slice(0, 3).map((number) => (
        <li key={number}>
          <RunnerNumber number={number} />
          {fixture.runners.find((runner) => runner.number === number)?.name}
        </li>
      ))}
    </ol>
  );
}
