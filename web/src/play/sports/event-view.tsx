import { useRef } from 'react';
import type { OfferedEvent } from '../contract-types.ts';
import { Countdown } from '../fixtures/countdown.tsx';
import { eventName } from '../fixtures/fixture-labels.ts';
import { useRestoredFocus } from '../frame/use-restored-focus.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { isMatch, isRace, type ShownEvent } from './event-kind.ts';
import { Markets } from './markets.tsx';
import { MatchEvents } from './match-events.tsx';
import { MatchScene } from './match-scene.tsx';
import { RaceScene } from './race-scene.tsx';
import './event-view.css';

/** An event: its scene, its progress and its markets. */
export function EventView(props: {
  readonly event: ShownEvent;
  /** The next event on sale, shown below an event that is closed. */
  readonly next: OfferedEvent | null;
}) {
  const { event, next } = props;
  const i18n = useGameTexts();
  const { t } = i18n;
  const { fixture, markets } = event;
  const view = useRef<HTMLElement>(null);
  // The odds are removed when the event begins; one of them may have the focus.
  useRestoredFocus(view, true);
  return (
    <section
      ref={view}
      tabIndex={-1}
      className="event-view d-grid gap-3 min-w-0"
      aria-label={eventName(event, i18n)}
    >
      {isMatch(fixture) && <MatchScene event={event} fixture={fixture} />}
      {isRace(fixture) && <RaceScene event={event} fixture={fixture} />}
      <MatchEvents event={event} />
      {event.status === 'closed' && (
        <p className="event-closed px-3-5 py-2-5 rounded-14">{t('fixtures:sports.closedText')}</p>
      )}
      {markets && <Markets event={{ ...event, markets }} />}
      {!markets && next && (
        <>
          <h2 className="event-next d-flex align-items-baseline gap-2-5 mt-1-5">
            {t('fixtures:sports.next', { event: eventName(next, i18n) })}
            <span>
              {t('fixtures:closesIn')} <Countdown to={next.closesAt} />
            </span>
          </h2>
          <Markets event={next} />
        </>
      )}
    </section>
  );
}
