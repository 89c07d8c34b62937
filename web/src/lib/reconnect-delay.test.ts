import { expect, it } from 'vitest';
import { reconnectDelayMs } from './reconnect-delay.ts';

it('waits longer after each failure, half a minute at most', () => {
  const delays = [1, 2, 3, 4, 5, 6, 60].map((failures) => reconnectDelayMs(failures, 1));
  expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

it('adds a jitter of up to a half', () => {
  expect(reconnectDelayMs(3, 0)).toBe(2000);
  expect(reconnectDelayMs(3, 0.5)).toBe(3000);
});
