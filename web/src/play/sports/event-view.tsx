import { useRef } from 'react';
import type { OfferedEvent } from '../contract-types.ts';
import { Countdown } from '../events/countdown.tsx';
import { eventName } from '../events/event-words.ts';
import { useSpeech } from '../shell/speech-context.tsx';
import { useKeptFocus } from '../shell/use-kept-focus.ts';
import { isMatch, isRace, type ShownEvent } from './event-kind.ts';
import { Markets } from './markets.tsx';
import { MatchScene } from './match-scene.tsx';
import { Moments } from './moments.tsx';
import { RaceScene } from './race-scene.tsx';
import './event-view.css';

/** One event: its ground with what happens on it, and what it can be bet on. */
export function EventView(props: {
  readonly event: ShownEvent;
  /** What is on sale next, shown below an event that is not on sale any more. */
  readonly next: OfferedEvent | null;
}) {
  const { event, next } = props;
  const speech = useSpeech();
  const { t } = speech;
  const { fixture, markets } = event;
  const view = useRef<HTMLElement>(null);
  // Odds go when their event begins, whoever had come to them with the keyboard.
  useKeptFocus(view);
  return (
    <section ref={view} tabIndex={-1} className="event-view" aria-label={eventName(event, speech)}>
      {isMatch(fixture) && <MatchScene event={event} fixture={fixture} />}
      {isRace(fixture) && <RaceScene event={event} fixture={fixture} />}
      <Moments event={event} />
      {event.status === 'closed' && <p className="event-closed">{t('sports.closedText')}</p>}
      {markets && <Markets event={{ ...event, markets }} />}
      {!markets && next && (
        <>
          <h2 className="event-next">
            {t('sports.next', { event: eventName(next, speech) })}
            <span>
              {t('events.closesIn')} <Countdown to={next.closesAt} />
            </span>
          </h2>
          <Markets event={next} />
        </>
      )}
    </section>
  );
}
