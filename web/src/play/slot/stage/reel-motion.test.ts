import { describe, expect, it } from 'vitest';
import {
  normalPace,
  planDrop,
  planStop,
  type ReelPace,
  runningCells,
  stopEndsMs,
  stoppingCells,
  turboPace,
} from './reel-motion.ts';

/** A stop for which the reel has to hurry 63 cells, or the given ones. */
const plan = (pace: ReelPace, facts: { nowMs: number; reel: number; hurryCells?: number }) =>
  planStop(pace, { ...facts, cellsUntil: () => facts.hurryCells ?? 63 });
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
    const stop = plan(pace, { nowMs: 700, reel: 2 });
    const cells = (ms: number) => stoppingCells(pace, stop, ms);
    expect(cells(stop.fromMs - 0.001)).toBeCloseTo(cells(stop.fromMs + 0.001), 3);
    expect(speedAt(cells, stop.fromMs + 0.5)).toBeCloseTo(pace.cellsPerMs, 2);
  });

  it('rests on a whole cell and stays there', () => {
    const stop = plan(pace, { nowMs: 733.3, reel: 4 });
    expect(Number.isInteger(stop.toCells)).toBe(true);
    expect(stoppingCells(pace, stop, stopEndsMs(stop))).toBe(stop.toCells);
    expect(stoppingCells(pace, stop, stopEndsMs(stop) + 5_000)).toBe(stop.toCells);
  });

  it('bounces by less than a fifth of a cell', () => {
    const stop = plan(pace, { nowMs: 0, reel: 0 });
    const samples = Array.from({ length: 200 }, (_, index) =>
      stoppingCells(pace, stop, stop.fromMs + (stop.durationMs * index) / 199),
    );
    const overshoot = Math.max(...samples) - stop.toCells;
    expect(overshoot).toBeGreaterThan(0.02);
    expect(overshoot).toBeLessThan(0.2);
  });

  it('moves its result in from above the window', () => {
    const stop = plan(pace, { nowMs: 512, reel: 1 });
    // Row 2, the lowest of the result, must still be above row 0 when the stop is planned.
    expect(stop.toCells - 2).toBeGreaterThan(Math.ceil(stop.fromCells));
  });

  it('stops the reels from left to right with equal delays', () => {
    const starts = [0, 1, 2, 3, 4].map((reel) => plan(pace, { nowMs: 900, reel }).fromMs);
    const first = 900 + pace.hurryMsMin;
    expect(starts).toEqual([0, 1, 2, 3, 4].map((reel) => first + reel * pace.staggerMs));
  });

  it('stops at the same time however far it has to hurry, and never runs backwards', () => {
    const stops = [0, 17, 63].map((hurryCells) => plan(pace, { nowMs: 80, reel: 1, hurryCells }));
    expect(new Set(stops.map(stopEndsMs)).size).toBe(1);
    for (const stop of stops) {
      const passed = Array.from({ length: 100 }, (_, index) =>
        stoppingCells(pace, stop, 80 + ((stop.fromMs - 80) * index) / 99),
      );
      expect(passed).toEqual([...passed].sort((one, other) => one - other));
      expect(passed[0]).toBeCloseTo(runningCells(pace, 80));
    }
  });

  it('runs for its minimum time even with an immediate outcome', () => {
    expect(plan(pace, { nowMs: 0, reel: 0 }).fromMs).toBe(pace.runMsMin);
  });

  it('lets a reel without a strip rest until it drops, one after the other, by its cells and a gap', () => {
    const stops = [0, 1].map((reel) => planDrop(pace, { nowMs: 300, reel, rows: 5 }));
    const [first, next] = stops;
    if (!first || !next) throw new Error('two reels');
    expect(next.fromMs - first.fromMs).toBe(pace.staggerMs);
    const cells = (ms: number) => stoppingCells(pace, next, ms);
    expect([cells(300), cells(next.fromMs), cells(stopEndsMs(next))]).toEqual([0, 0, 6]);
    expect(speedAt(cells, next.fromMs + 1)).toBeLessThan(pace.cellsPerMs);
  });
});
