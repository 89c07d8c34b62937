import { expect, it } from 'vitest';
import { normalPace, planStop, type ReelPace, stoppingCells } from '../slot/stage/reel-motion.ts';
import { drumPace, turboDrumPace } from './drum-pace.ts';

/** The cells by which a reel runs beyond its stop, and those that it lacks after it has turned back. */
function bounceOf(pace: ReelPace) {
  const stop = planStop(pace, { nowMs: 0, reel: 0, cellsUntil: () => 20 });
  const passed = Array.from({ length: 400 }, (_, step) =>
    stoppingCells(pace, stop, stop.fromMs + (stop.durationMs * step) / 399),
  );
  return Math.max(...passed) - stop.toCells;
}

it('drums have weight: they settle with a bounce that is seen, within the spare cells of a reel', () => {
  for (const pace of [drumPace, turboDrumPace]) {
    expect(bounceOf(pace)).toBeGreaterThan(2 * bounceOf(normalPace));
    expect(bounceOf(pace)).toBeLessThan(0.6);
  }
});
