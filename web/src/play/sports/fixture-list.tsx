import type { LiveEvent, OfferedEvent } from '../contract-types.ts';
import { Countdown } from '../fixtures/countdown.tsx';
import { Skeleton } from '../fixtures/empty-state.tsx';
import { useFixtures } from '../fixtures/fixtures-context.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { isMatch, isRace, type ShownEvent, scoreOf } from './event-kind.ts';
import { useSport } from './sport-context.ts';

/** The events with the same kick-off. */
type Round = {
  readonly number: number;
  readonly closesAt: string;
  readonly events: OfferedEvent[];
};

function roundsOf(programme: readonly OfferedEvent[]): readonly Round[] {
  const rounds = new Map<number, Round>();
  for (const event of programme) {
    const round = rounds.get(event.number);
    if (round) round.events.push(event);
    else rounds.set(event.number, { ...event, events: [event] });
  }
  return [...rounds.values()];
}

/** Running and upcoming events, by kick-off. */
export function FixtureList(props: {
  readonly live: readonly LiveEvent[];
  readonly shownId: string | null;
  readonly onShow: (eventId: string) => void;
}) {
  const { live, shownId, onShow } = props;
  const { state } = useFixtures();
  const { t, number } = useGameTexts();
  if (state.programme === null) return <Skeleton rows={6} height={58} />;
  return (
    <nav className="fixtures" aria-label={t('fixtures:sports.matches')}>
      {live.length > 0 && (
        <section>
          <h2 className="d-flex align-items-center mb-1-5 px-1 py-0 text-2 fs-sm fw-650 font-num lh-20">
            <span className="live-mark d-inline-flex align-items-center gap-1-5 me-2 rounded-pill">
              {t('fixtures:now')}
            </span>
          </h2>
          <Fixtures events={live} shownId={shownId} onShow={onShow} />
        </section>
      )}
      {roundsOf(state.programme).map((round) => (
        <section key={round.number}>
          <h2 className="d-flex align-items-center mb-1-5 px-1 py-0 text-2 fs-sm fw-650 font-num lh-20">
            {t('fixtures:sports.kickOff', { number: number(round.number) })}
            <Countdown to={round.closesAt} />
          </h2>
          <Fixtures events={round.events} shownId={shownId} onShow={onShow} />
        </section>
      ))}
    </nav>
  );
}

function Fixtures(props: {
  readonly events: readonly ShownEvent[];
  readonly shownId: string | null;
  readonly onShow: (eventId: string) => void;
}) {
  const { slip } = useSport();
  const chosen = new Set(slip.choices.map(({ event }) => event.eventId));
  return (
    <ul>
      {props.events.map((event) => (
        <li key={event.eventId}>
          <button
            type="button"
            className="fixture d-flex align-items-center justify-content-between gap-2-5 rounded-14 fs-md text-start"
            data-chosen={chosen.has(event.eventId) || undefined}
            aria-current={event.eventId === props.shownId || undefined}
            onClick={() => props.onShow(event.eventId)}
          >
            <FixtureLabel event={event} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function FixtureLabel({ event }: { readonly event: ShownEvent }) {
  const { t } = useGameTexts();
  const { fixture } = event;
  const score = scoreOf(event);
  if (isMatch(fixture)) {
    return (
      <>
        <span className="fixture-sides min-w-0 fw-semibold">
          <span>{fixture.home.name}</span>
          <span>{fixture.away.name}</span>
        </span>
        {score && (
          <span>
            <b className="d-block text-brass-hi font-num text-end text-nowrap">{score.home}</b>
            <b className="d-block text-brass-hi font-num text-end text-nowrap">{score.away}</b>
          </span>
        )}
      </>
    );
  }
  if (!isRace(fixture)) return null;
  const { result } = event;
  return (
    <>
      <span className="fixture-sides min-w-0 fw-semibold">
        <span>{fixture.course}</span>
        <small className="fs-xs fw-medium text-2">
          {t('fixtures:sports.runners', { count: fixture.runners.length })}
        </small>
      </span>
      {(result?.kind === 'horses' || result?.kind === 'cars') && (
        <span>
          <b className="d-block text-brass-hi font-num text-end text-nowrap">
            {result.order.slice(0, 3).join(' · ')}
          </b>
        </span>
      )}
    </>
  );
}
