import type { EventProgress, EventResult, Fixture } from '../../contract-fixture-schemas.ts';
import type { DrawGame } from '../scheduled/scheduled-game.ts';
import { choose, drawBalls, hitsOf } from './balls.ts';

/**
 * Six of 49: a line of six numbers is paid by its matches among the six drawn. The chance of h hits
 * is C(6, h) × C(43, 6 − h) / C(49, 6), the hypergeometric distribution: all six match once in
 * 13,983,816 draws. The prizes are fixed multiples of a line's price, not shared: 94.27 %.
 */
export const STAR_NUMBERS = 49;
export const STAR_PICKS = 6;
/** Maximum number of lines of a ticket. */
export const STAR_LINES_MAX = 10;

/** Multiples of a line's price by hits: 0, 1, 2 … */
const multiples = [0, 0, 3, 14, 120, 6000, 1_000_000] as const;

const BALL_MS = 2500;

/** The equally likely draws. */
export const STAR_DRAWS = choose(STAR_NUMBERS, STAR_PICKS);

/** The return of a line by its hits, and the number of draws with as many; the best first. */
export const starPrizes = multiples
  .map((multiple, matches) => ({
    matches,
    multiple,
    ways: choose(STAR_PICKS, matches) * choose(STAR_NUMBERS - STAR_PICKS, STAR_PICKS - matches),
  }))
  .reverse();

/** The return of a line, as a multiple of its price. */
export function lineMultiple(line: readonly number[], drawn: readonly number[]): number {
  return multiples[hitsOf(line, drawn)] ?? 0;
}

function play(_fixture: Fixture, stream: Parameters<typeof drawBalls>[1]) {
  const numbers = drawBalls({ count: STAR_PICKS, of: STAR_NUMBERS }, stream);
  return {
    progress: { kind: 'draw', elapsed: STAR_PICKS, steps: STAR_PICKS, numbers },
    result: { kind: 'draw', numbers },
  } as const satisfies { progress: EventProgress; result: EventResult };
}

export const starDraw49: DrawGame = {
  gameId: 'star-draw-49',
  sells: 'tickets',
  kind: 'draw',
  schedule: {
    cycleMs: 60_000,
    playMs: BALL_MS * STAR_PICKS,
    closesBeforeMs: 5000,
    startsAhead: 10,
  },
  steps: STAR_PICKS,
  fixtures: () => [{ kind: 'draw' }],
  play,
  shown: (course, elapsed) =>
    course.kind === 'draw'
      ? { ...course, elapsed, numbers: course.numbers.slice(0, elapsed) }
      : course,
  stated: {
    rtp: '94.27',
    volatilityIndex: 526.63,
    hitRate: 0.151,
    returnMax: 1_000_000,
  },
};
