import { useEffect } from 'react';
import type { LiveEvent, OfferedEvent, PastEvent } from '../contract-types.ts';
import { CountdownRing } from '../fixtures/countdown.tsx';
import { useFixtures } from '../fixtures/fixtures-context.ts';
import type { FixturesState } from '../fixtures/fixtures-state.ts';
import { useResults } from '../fixtures/use-results.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { playSound } from '../sound/sound.ts';
import { Ball } from './ball.tsx';

/** A running or past draw; a past one has no progress. */
type HeldDraw = PastEvent & Partial<Pick<LiveEvent, 'progress'>>;

/** Numbers drawn so far, in the order of the draw. */
export function drawnOf(event: HeldDraw): readonly number[] {
  if (event.result?.kind === 'draw') return event.result.numbers;
  return event.progress?.kind === 'draw' ? event.progress.numbers : [];
}

/** The draw in view: the running one, otherwise the latest past one. */
export function drawInView(state: FixturesState): HeldDraw | null {
  const on = state.live.find(({ status }) => status === 'live' || status === 'closed');
  const last = state.live.toSorted((one, other) => other.number - one.number)[0];
  return on ?? last ?? state.results?.[0] ?? null;
}

/** The countdown to the next draw, and the balls of the draw in view. */
export function DrawStage(props: {
  readonly next: OfferedEvent | null;
  readonly cycleSeconds: number;
  /** The balls of a draw. */
  readonly picks: number;
  /** Numbers of the player's own lines. */
  readonly own: ReadonlySet<number>;
}) {
  const { next, cycleSeconds, picks, own } = props;
  const { state } = useFixtures();
  const { t, number } = useGameTexts();
  useResults();
  const event = drawInView(state);
  const drawn = event ? drawnOf(event) : [];
  const slots = Array.from({ length: picks }, (_, slot) => slot);
  const isDrawing = event?.status === 'live';
  useEffect(() => {
    if (isDrawing && drawn.length > 0) playSound('drop');
  }, [isDrawing, drawn.length]);
  return (
    <section className="draw-stage d-grid align-items-center" data-status={event?.status ?? 'none'}>
      <div className="draw-clock d-flex align-items-center gap-3-5">
        {next ? (
          <>
            <CountdownRing to={next.closesAt} ofSeconds={cycleSeconds} />
            <p>
              <b className="d-block">{t('fixtures:draw.draw', { number: number(next.number) })}</b>
              <span className="d-block fs-sm">{t('fixtures:closesIn')}</span>
            </p>
          </>
        ) : (
          <p>
            <b className="d-block">{t('fixtures:nothing')}</b>
            <span className="d-block fs-sm">{t('fixtures:draw.waiting')}</span>
          </p>
        )}
      </div>
      <div className="draw-balls d-grid gap-2">
        <p className="draw-title fs-md fw-650 font-num">
          {event?.status === 'live' && (
            <span className="live-mark d-inline-flex align-items-center gap-1-5 me-2 rounded-pill">
              {t('fixtures:live')}
            </span>
          )}
          <span>{titleOf(event, { t, number })}</span>
        </p>
        <div className="ball-row" aria-hidden>
          {slots.map((slot) => {
            const ball = drawn[slot];
            return ball === undefined ? (
              <span key={slot} className="ball-slot" />
            ) : (
              <Ball key={slot} number={ball} size="large" isHit={own.has(ball)} />
            );
          })}
        </div>
        <p className="visually-hidden" aria-live="polite" data-testid="drawn">
          {drawn.length > 0 && t('fixtures:draw.balls', { numbers: drawn.join(', ') })}
        </p>
      </div>
    </section>
  );
}

function titleOf(
  event: HeldDraw | null,
  { t, number }: Pick<ReturnType<typeof useGameTexts>, 't' | 'number'>,
): string {
  if (!event) return t('fixtures:draw.none');
  const values = { number: number(event.number) };
  if (event.status === 'closed') return t('fixtures:draw.begins', values);
  return t(event.status === 'live' ? 'fixtures:draw.drawing' : 'fixtures:draw.lastDraw', values);
}
