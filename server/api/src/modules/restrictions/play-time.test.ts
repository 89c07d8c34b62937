import { expect, test } from 'vitest';
import { mergeIntervals, PLAY_GAP_MS, playedMs } from './play-time.ts';

const MINUTE_MS = 60_000;
const run = (from: number, until: number) => ({
  startedAtMs: from * MINUTE_MS,
  lastBetAtMs: until * MINUTE_MS,
});

test('runs that overlap or follow within half an hour are one', () => {
  expect(mergeIntervals([run(40, 50), run(0, 20), run(10, 15)])).toEqual([run(0, 50)]);
});

test('a pause of half an hour ends a run', () => {
  expect(PLAY_GAP_MS).toBe(30 * MINUTE_MS);
  expect(mergeIntervals([run(0, 20), run(50, 60)])).toEqual([run(0, 20), run(50, 60)]);
});

test('only what lies within the window counts', () => {
  const window = { fromMs: 10 * MINUTE_MS, untilMs: 100 * MINUTE_MS };
  expect(playedMs([run(0, 20), run(50, 60), run(90, 200), run(300, 310)], window)).toBe(
    30 * MINUTE_MS,
  );
});
