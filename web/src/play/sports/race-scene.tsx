import { Countdown } from '../fixtures/countdown.tsx';
import { useFixtures } from '../fixtures/fixtures-context.ts';
import { useServerTime } from '../fixtures/use-server-time.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { coatOf, runnerLook } from './colours.ts';
import type { RaceFixture, ShownEvent } from './event-kind.ts';
import { ownRunners } from './own-runners.ts';
import { positionsAt, runningOrder } from './race-progress.ts';
import { RunnerNumber } from './runner-number.tsx';
import { LaneRace } from './scenes/lane-race.tsx';
import { useEventSounds } from './use-event-sounds.ts';
import './scenes/scenes.css';

/** Delay of the scene behind the server's clock, so that the next section is always known. */
const BEHIND_MS = 2500;
const PLACES_SHOWN = 8;

/** The scene of a race, with its running order. */
export function RaceScene(props: { readonly event: ShownEvent; readonly fixture: RaceFixture }) {
  const { event, fixture } = props;
  const { t } = useGameTexts();
  const { state } = useFixtures();
  const own = ownRunners(state.slips ?? [], event.eventId);
  const now = useServerTime();
  useEventSounds(event, 'bell');
  const isOver = event.status === 'finished';
  const positions = positionsAt(event, isOver ? Number.POSITIVE_INFINITY : now - BEHIND_MS);
  const order = runningOrder(event, positions);
  const isOn = event.status === 'live';
  const nameOf = (number: number) =>
    fixture.runners.find((runner) => runner.number === number)?.name ?? '';
  return (
    <div className="scene position-relative overflow-hidden rounded-lg">
      <LaneRace
        look={fixture.kind === 'horses' ? 'turf' : 'street'}
        art={`/art/games/${event.gameId}/symbols/${fixture.kind === 'horses' ? 'horse' : 'car'}.webp`}
        running={isOn}
        racers={fixture.runners.map(({ number }, place) => ({
          number,
          isOwn: own.has(number),
          colour: runnerLook(number).colour,
          tint: fixture.kind === 'horses' ? coatOf(number) : runnerLook(number).tint,
          done: positions[place] ?? 0,
        }))}
      />
      <div className="race-head position-absolute z-2 d-flex align-items-center rounded-lg">
        <b>{fixture.course}</b>
        <span className="score-clock d-inline-block fs-sm font-num text-nowrap">
          {isOn && (
            <span className="live-mark d-inline-flex align-items-center gap-1-5 me-2 rounded-pill">
              {t('fixtures:live')}
            </span>
          )}
          {isOver && <span>{t('fixtures:sports.finished')}</span>}
          {event.status === 'void' && <span>{t('fixtures:void')}</span>}
          {(event.status === 'open' || event.status === 'closed') && (
            <>
              {t('fixtures:startsIn')} <Countdown to={event.startsAt} />
            </>
          )}
        </span>
      </div>
      {(isOn || isOver) && (
        <ol
          className="race-order position-absolute z-2 rounded-14"
          aria-label={t('fixtures:sports.standings')}
        >
          {order.slice(0, PLACES_SHOWN).map((number, place) => (
            <li className="align-items-center fs-xs" key={number}>
              <span className="font-num">{place + 1}</span>
              <RunnerNumber number={number} isOwn={own.has(number)} />
              <b>
                {nameOf(number)}{' '}
                {own.has(number) && (
                  <span className="visually-hidden">{t('fixtures:sports.own')}</span>
                )}
              </b>
            </li>
          ))}
        </ol>
      )}
      {isOver && (
        <p className="visually-hidden" aria-live="polite" data-testid="score">
          {order
            .slice(0, 3)
            .map((number, place) =>
              t('fixtures:sports.place', { place: place + 1, name: nameOf(number) }),
            )
            .join(', ')}
        </p>
      )}
    </div>
  );
}
