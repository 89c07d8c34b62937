import { expect, test } from 'vitest';
import { depositStatusName, isSettled } from './deposit-status.ts';

test.each([
  [1, 'pending'],
  [2, 'paid'],
  [3, 'failed'],
  [4, 'cancelled'],
] as const)('deposit status %i is %s', (status, name) => {
  expect(depositStatusName(status)).toBe(name);
});

test.each([0, 5, -1, 1.5, Number.NaN])('deposit status %d is unknown', (status) => {
  expect(depositStatusName(status)).toBe('unknown');
});

test('paid, failed and cancelled orders are settled, pending and unknown ones are not', () => {
  const settled = (['pending', 'paid', 'failed', 'cancelled', 'unknown'] as const).filter(
    isSettled,
  );
  expect(settled).toEqual(['paid', 'failed', 'cancelled']);
});
