import { Countdown } from '../fixtures/countdown.tsx';
import { timeOfDay } from '../fixtures/fixture-labels.ts';
import { useFixtures } from '../fixtures/fixtures-context.ts';
import { Results } from '../fixtures/results.tsx';
import { useGameTexts } from '../game-texts-context.ts';
import { Ball } from './ball.tsx';

/** Upcoming and past draws. */
export function DrawResults() {
  const { t } = useGameTexts();
  const head = (
    <>
      <Schedule />
      <h3 className="mx-0-5 mt-1 mb-2 text-2 fs-sm fw-650 lh-18">{t('fixtures:draw.drawn')}</h3>
    </>
  );
  return (
    <Results
      head={head}
      outcome={({ result }) =>
        result?.kind === 'draw' && (
          <span className="ball-row">
            {result.numbers.map((ball) => (
              <Ball key={ball} number={ball} />
            ))}
          </span>
        )
      }
    />
  );
}

/** The next draws, with the time of each. */
function Schedule() {
  const { state } = useFixtures();
  const i18n = useGameTexts();
  const { t, number } = i18n;
  return (
    <>
      <h3 className="mx-0-5 mt-1 mb-2 text-2 fs-sm fw-650 lh-18">{t('fixtures:draw.schedule')}</h3>
      <ol className="schedule d-grid mb-4 border border-line rounded-14 fs-md font-num">
        {(state.programme ?? []).map((event) => (
          <li className="d-grid gap-3 px-3 py-2" key={event.eventId}>
            <b className="fw-650">{t('fixtures:draw.draw', { number: number(event.number) })}</b>
            <span>{timeOfDay(event.startsAt, i18n)}</span>
            <Countdown to={event.startsAt} />
          </li>
        ))}
      </ol>
    </>
  );
}
