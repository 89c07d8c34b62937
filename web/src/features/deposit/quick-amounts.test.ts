import { expect, test } from 'vitest';
import { quickAmounts } from './quick-amounts.ts';

test('dollars from 10 to 5,000 offer six round amounts from 20 on', () => {
  expect(quickAmounts({ min: 10, max: 5_000 })).toEqual([20, 50, 100, 200, 500, 1_000]);
});

test('yen from 1,000 on offer amounts of yen size', () => {
  expect(quickAmounts({ min: 1_000, max: 500_000 })).toEqual([
    2_000, 5_000, 10_000, 20_000, 50_000, 100_000,
  ]);
});

test('every amount is within the limits', () => {
  const limits = { min: 15, max: 120 };
  const amounts = quickAmounts(limits);
  expect(amounts).toEqual([20, 50, 100]);
});

test('narrow limits without a round amount offer none', () => {
  expect(quickAmounts({ min: 11, max: 19 })).toEqual([]);
});
