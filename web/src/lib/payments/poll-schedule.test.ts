import { expect, test } from 'vitest';
import { POLLS_MAX, pollDelayMs } from './poll-schedule.ts';

const delays = Array.from({ length: POLLS_MAX - 1 }, (_, index) => pollDelayMs(index + 1));

test('the first response is followed by another poll after one second', () => {
  expect(pollDelayMs(1)).toBe(1_000);
  expect(pollDelayMs(0)).toBe(1_000);
});

test('delays never shrink and never pass thirty seconds', () => {
  const numbers = delays.filter((delay) => delay !== false);
  expect(numbers).toHaveLength(POLLS_MAX - 1);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(numbers.at(-1)).toBe(30_000);
});

test('polling ends after the last poll', () => {
  expect(pollDelayMs(POLLS_MAX)).toBe(false);
  expect(pollDelayMs(POLLS_MAX + 5)).toBe(false);
});

test('all polls together last between ten and twenty minutes', () => {
  const total = delays.reduce<number>((sum, delay) => sum + (delay === false ? 0 : delay), 0);
  expect(total).toBeGreaterThan(10 * 60_000);
  expect(total).toBeLessThan(20 * 60_000);
});
