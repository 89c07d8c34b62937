import type { DrawTables } from '../../definitions/scheduled-tables.ts';
import type { Rules } from '../rules.ts';
import type { DrawGame, ScheduledStated } from '../scheduled/scheduled-game.ts';
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

/** A draw from its tables. */
export function lotto({ gameId, tables, stated }: Rules<DrawTables, ScheduledStated>): DrawGame {
  const { numbers: of, picks: count, multiples: paid, schedule } = tables;
  return {
    ...{ gameId, tables, stated, schedule },
    sells: 'tickets',
    kind: 'draw',
    steps: count,
    fixtures: () => [{ kind: 'draw' }],
    play(_fixture, stream) {
      const numbers = drawBalls({ count, of }, stream);
      return {
        progress: { kind: 'draw', elapsed: count, steps: count, numbers },
        result: { kind: 'draw', numbers },
      };
    },
    shown: (course, elapsed) =>
      course.kind === 'draw'
        ? { ...course, elapsed, numbers: course.numbers.slice(0, elapsed) }
        : course,
    lineMultiple: (line, drawn) => paid[hitsOf(line, drawn)] ?? 0,
  };
}

export const starDraw49 = lotto({
  gameId: 'star-draw-49',
  tables: {
    schedule: {
      cycleMs: 60_000,
      playMs: BALL_MS * STAR_PICKS,
      closesBeforeMs: 5000,
      startsAhead: 10,
    },
    numbers: STAR_NUMBERS,
    picks: STAR_PICKS,
    multiples,
    linesMax: STAR_LINES_MAX,
    cap: 1_000_000,
  },
  stated: {
    rtp: '94.27',
    volatilityIndex: 526.63,
    hitRate: 0.151,
    returnMax: 1_000_000,
  },
});

/** The return of a line, as a multiple of its price. */
export const { lineMultiple } = starDraw49;
