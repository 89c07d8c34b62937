import { systemClock } from '@fairhall/kit/clock';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createScheduler } from './scheduler.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a scheduler continues after a failed run and after a due time that could not be read', async () => {
  const errors: string[] = [];
  let runs = 0;
  const scheduler = createScheduler({
    runDue: async () => {
      runs += 1;
      if (runs === 1) throw new Error('locked');
    },
    nextAt: async (ranAt) => {
      if (runs === 2) throw new Error('locked');
      return ranAt + 1000;
    },
    clock: systemClock,
    log: { error: (_details, message) => errors.push(message) },
  });
  scheduler.start();
  await vi.advanceTimersByTimeAsync(1000);
  expect(runs).toBe(2);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(runs).toBe(3);
  expect(errors).toEqual(['a scheduled run failed', 'the next due time could not be read']);
  await scheduler.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(runs).toBe(3);
});
