import { useEffect } from 'react';
import { Countdown } from '../fixtures/countdown.tsx';
import { useServerTime } from '../fixtures/use-server-time.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { playSound } from '../sound/sound.ts';
import { shirtsOf } from './colours.ts';
import { Crest } from './crest.tsx';
import { type MatchFixture, type ShownEvent, scoreOf } from './event-kind.ts';
import { lastStrike } from './last-strike.ts';
import { Field } from './scenes/field.tsx';
import { useEventSounds } from './use-event-sounds.ts';
import './scenes/scenes.css';

const SECOND_MS = 1000;
/** Duration of the announcement of a goal, in seconds. */
const CALLED_S = 4;

/** The scene of a match, with score and clock. */
export function MatchScene(props: { readonly event: ShownEvent; readonly fixture: MatchFixture }) {
  const { event, fixture } = props;
  const { t } = useGameTexts();
  const now = useServerTime();
  const colours = shirtsOf(fixture);
  const isOn = event.status === 'live';
  const atS = isOn ? Math.max(0, Math.floor((now - Date.parse(event.startsAt)) / SECOND_MS)) : null;
  const strike = lastStrike(event);
  const sinceS = atS === null || strike === null ? null : atS - strike.atS;
  // The page's clock may be behind a goal that was just published.
  const isCalled =
    fixture.kind === 'football' && sinceS !== null && sinceS >= 0 && sinceS < CALLED_S;
  useEventSounds(event, 'whistle');
  useEffect(() => {
    if (isCalled) playSound('cheer');
  }, [isCalled]);
  return (
    <div
      className={`scene position-relative overflow-hidden rounded-lg scene-${fixture.kind === 'football' ? 'pitch' : 'court'}`}
    >
      <Field
        ground={fixture.kind === 'football' ? 'pitch' : 'court'}
        eventId={event.eventId}
        atS={atS}
        strike={strike}
        colours={colours}
        ballArt={`/art/games/${event.gameId}/symbols/ball.webp`}
      />
      <Scoreboard event={event} fixture={fixture} />
      {isCalled && strike && (
        <p className="goal-call position-absolute z-3 px-0 pt-2-5 pb-3 text-center" aria-hidden>
          <b className="d-block tracking-tight">{t('fixtures:sports.goal')}</b>
          <span className="fw-650">
            {strike.side === 'home' ? fixture.home.name : fixture.away.name}
          </span>
        </p>
      )}
    </div>
  );
}

function Scoreboard({ event, fixture }: Parameters<typeof MatchScene>[0]) {
  const { t } = useGameTexts();
  const score = scoreOf(event);
  const colours = shirtsOf(fixture);
  const { home, away } = fixture;
  return (
    <div className="scoreboard position-absolute z-2 d-grid align-items-center rounded-lg">
      <span className="score-side d-flex align-items-center min-w-0">
        <Crest colour={colours.home} name={home.name} />
        <b className="min-w-0 fw-650">{home.name}</b>
      </span>
      <span className="score-middle text-center">
        <strong className="d-block text-nowrap" aria-hidden>
          {score ? `${score.home} : ${score.away}` : '– : –'}
        </strong>
        <span className="score-clock d-inline-block fs-sm font-num text-nowrap">
          <Clock event={event} />
        </span>
      </span>
      <span className="score-side d-flex align-items-center justify-content-end min-w-0 text-end">
        <b className="min-w-0 fw-650">{away.name}</b>
        <Crest colour={colours.away} name={away.name} />
      </span>
      {score && (
        <p className="visually-hidden" aria-live="polite" data-testid="score">
          {t('fixtures:sports.score', {
            home: home.name,
            homeScore: score.home,
            away: away.name,
            awayScore: score.away,
          })}
        </p>
      )}
    </div>
  );
}

/** The minute of play, the time to the start, or the end. */
function Clock({ event }: { readonly event: ShownEvent }) {
  const { t } = useGameTexts();
  const { status, progress, result } = event;
  if (status === 'live' && progress) {
    return (
      <>
        <span className="live-mark d-inline-flex align-items-center gap-1-5 me-2 rounded-pill">
          {t('fixtures:live')}
        </span>
        {t('fixtures:sports.minute', { minute: progress.elapsed })}
      </>
    );
  }
  if (status === 'finished') {
    const isOvertime = result?.kind === 'basketball' && result.overtime !== null;
    return (
      <>
        {t('fixtures:sports.fullTime')}
        {isOvertime && <span> · {t('fixtures:sports.overtime')}</span>}
      </>
    );
  }
  if (status === 'void') return <>{t('fixtures:void')}</>;
  return (
    <>
      {t('fixtures:startsIn')} <Countdown to={event.startsAt} />
    </>
  );
}
