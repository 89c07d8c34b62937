import { useEffect, useState } from 'react';
import type { LiveEvent, OfferedEvent, PastEvent } from '../contract-types.ts';
import { SeedRow } from '../shell/copy-value.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { OpenReturns } from '../shell/open-returns.tsx';
import { useSpeech } from '../shell/speech-context.tsx';
import { EventProofDialog } from '../verify/event-proof-dialog.tsx';
import { eventName, resultText, timeOfDay } from './event-words.ts';
import { useEvents } from './events-context.ts';

/** Events whose hashes and whose proofs are offered at once. */
const HASHES_SHOWN = 4;
const LAST_SHOWN = 10;

/** What seals the next events, and the last ones to be drawn again. */
export function EventFairness(props: { readonly onClose: () => void }) {
  const { state, session } = useEvents();
  const speech = useSpeech();
  const { t } = speech;
  const [verifying, setVerifying] = useState<PastEvent | null>(null);
  useEffect(() => {
    void session.loadResults();
  }, [session]);
  const sealed = [...state.live.filter(({ result }) => !result), ...(state.programme ?? [])];
  const last = (state.results ?? []).slice(0, LAST_SHOWN);
  // Races of one course follow each other: the time tells them apart.
  const named = (event: PastEvent | OfferedEvent | LiveEvent) =>
    `${timeOfDay(event.startsAt, speech)} ${eventName(event, speech)}`;
  return (
    <>
      <Dialog title={t('fairness.title')} onClose={props.onClose}>
        <p className="prose">{t('events.fairText')}</p>
        <dl className="seeds">
          {sealed.slice(0, HASHES_SHOWN).map((event) => (
            <div key={event.eventId}>
              <SeedRow
                label={t('events.hashOf', { event: named(event) })}
                value={event.serverSeedHash}
              />
            </div>
          ))}
        </dl>
        <h3 className="seeds-label">{t('events.lastEvents')}</h3>
        {last.length === 0 && <p className="seeds-none">{t('events.noResults')}</p>}
        <ol className="rounds">
          {last.map((event) => (
            <li key={event.eventId}>
              <span>{named(event)}</span>
              <span>{event.result ? resultText(event.result) : t('events.void')}</span>
              <button
                type="button"
                className="rounds-verify"
                aria-label={t('events.proofTitle', { event: named(event) })}
                onClick={() => setVerifying(event)}
              >
                {t('events.verify')}
              </button>
            </li>
          ))}
        </ol>
        <OpenReturns />
      </Dialog>
      {verifying && <EventProofDialog event={verifying} onClose={() => setVerifying(null)} />}
    </>
  );
}
