import { describe, expect, it } from 'vitest';
import {
  normalPace,
  planStop,
  runningCells,
  stopEndsMs,
  stoppingCells,
  turboPace,
} from './reel-motion.ts';

const speedAt = (cells: (ms: number) => number, ms: number) => cells(ms + 0.5) - cells(ms - 0.5);

describe.each([
  ['normal', normalPace],
  ['turbo', turboPace],
])('a reel at %s pace', (_name, pace) => {
  it('speeds up without a jump to its running speed', () => {
    expect(runningCells(pace, 0)).toBe(0);
    const running = (ms: number) => runningCells(pace, ms);
    expect(speedAt(running, pace.accelerateMs - 1)).toBeCloseTo(pace.cellsPerMs, 2);
    expect(speedAt(running, pace.accelerateMs + 1)).toBeCloseTo(pace.cellsPerMs, 3);
  });

  it('begins its stop at the speed and place at which it runs', () => {
    const stop = planStop(pace, { nowMs: 700, reel: 2 });
    const cells = (ms: number) => stoppingCells(pace, stop, ms);
    expect(cells(stop.fromMs - 0.001)).toBeCloseTo(cells(stop.fromMs + 0.001), 3);
    expect(speedAt(cells, stop.fromMs + 0.5)).toBeCloseTo(pace.cellsPerMs, 2);
  });

  it('rests on a whole cell and stays there', () => {
    const stop = planStop(pace, { nowMs: 733.3, reel: 4 });
    expect(Number.isInteger(stop.toCells)).toBe(true);
    expect(stoppingCells(pace, stop, stopEndsMs(stop))).toBe(stop.toCells);
    expect(stoppingCells(pace, stop, stopEndsMs(stop) + 5_000)).toBe(stop.toCells);
  });

  it('bounces by less than a fifth of a cell', () => {
    const stop = planStop(pace, { nowMs: 0, reel: 0 });
    const samples = Array.from({ length: 200 }, (_, index) =>
      stoppingCells(pace, stop, stop.fromMs + (stop.durationMs * index) / 199),
    );
    const overshoot = Math.max(...samples) - stop.toCells;
    expect(overshoot).toBeGreaterThan(0.02);
    expect(overshoot).toBeLessThan(0.2);
  });

  it('moves its result in from above the window', () => {
    const stop = planStop(pace, { nowMs: 512, reel: 1 });
    // Row 2, the lowest of the result, must still be above row 0 when the stop is planned.
    expect(stop.toCells - 2).toBeGreaterThan(Math.ceil(stop.fromCells));
  });

  it('stops the reels from left to right with equal delays', () => {
    const starts = [0, 1, 2, 3, 4].map((reel) => planStop(pace, { nowMs: 900, reel }).fromMs);
    expect(starts).toEqual([0, 1, 2, 3, 4].map((reel) => 900 + reel * pace.staggerMs));
  });

  it('runs for its minimum time even with an immediate outcome', () => {
    expect(planStop(pace, { nowMs: 0, reel: 0 }).fromMs).toBe(pace.runMsMin);
  });
});
