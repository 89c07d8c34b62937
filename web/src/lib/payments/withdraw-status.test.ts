import { expect, test } from 'vitest';
import { isWithdrawSettled, withdrawStatusName } from './withdraw-status.ts';

test('a withdrawal has the specification’s statuses, and any other number is unknown', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(withdrawStatusName)).toEqual([
    'pending',
    'processing',
    'successful',
    'unknown',
    'failed',
    'bankProcessing',
    'unknown',
  ]);
});

test('only a payout that succeeded or failed is settled', () => {
  const names = [0, 1, 2, 4, 5].map(withdrawStatusName);
  expect(names.filter(isWithdrawSettled)).toEqual(['successful', 'failed']);
});
