import { expect, it } from 'vitest';
import { reconnectDelayMs } from './reconnect-delay.ts';

it('waits longer after each failure, half a minute at most', () => {
  const delays = [1, 2, 3, 4, 5, 6, 60].map((failures) =>
    reconnectDelayMs({ failures, firstMs: 1000, random: 1 }),
  );
  expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

it('starts from the time that the server sent', () => {
  expect(reconnectDelayMs({ failures: 1, firstMs: 300, random: 1 })).toBe(300);
  expect(reconnectDelayMs({ failures: 2, firstMs: 300, random: 1 })).toBe(600);
});

it('adds a jitter of up to a half', () => {
  expect(reconnectDelayMs({ failures: 3, firstMs: 1000, random: 0 })).toBe(2000);
  expect(reconnectDelayMs({ failures: 3, firstMs: 1000, random: 0.5 })).toBe(3000);
});
