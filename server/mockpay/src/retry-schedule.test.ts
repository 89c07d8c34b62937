import { expect, it } from 'vitest';
import { DELIVERY_ATTEMPTS_MAX, retryDelayMs } from './retry-schedule.ts';

const DAY_MS = 86_400_000;

it('doubles from one second up to one hour', () => {
  const delays = [1, 2, 3, 12, 13, 40].map((attempts) => retryDelayMs({ attempts, random: 0.5 }));
  expect(delays).toEqual([1000, 2000, 4000, 2_048_000, 3_600_000, 3_600_000]);
});

it('spreads each delay by 20 % to both sides', () => {
  expect(retryDelayMs({ attempts: 1, random: 0 })).toBe(800);
  expect(retryDelayMs({ attempts: 1, random: 0.999_999 })).toBe(1200);
});

it('abandons a delivery after about three days', () => {
  let total = 0;
  for (let attempts = 1; attempts < DELIVERY_ATTEMPTS_MAX; attempts += 1) {
    total += retryDelayMs({ attempts, random: 0.5 }) ?? 0;
  }
  expect(total / DAY_MS).toBeGreaterThan(2.9);
  expect(total / DAY_MS).toBeLessThan(3.1);
  expect(retryDelayMs({ attempts: DELIVERY_ATTEMPTS_MAX, random: 0.5 })).toBeNull();
});
