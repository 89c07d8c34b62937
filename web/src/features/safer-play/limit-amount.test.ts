import { expect, test } from 'vitest';
import { parseLimitAmount } from './limit-amount.ts';

test('an amount of money is an integer from 0 to 10,000,000', () => {
  expect(parseLimitAmount(' 200 ', 'deposit')).toBe(200);
  expect(parseLimitAmount('0', 'loss')).toBe(0);
  expect(parseLimitAmount('10000000', 'wager')).toBe(10_000_000);
  expect(parseLimitAmount('10000001', 'wager')).toBeNull();
});

test('a time limit is 15 minutes to a day', () => {
  expect(parseLimitAmount('14', 'time')).toBeNull();
  expect(parseLimitAmount('15', 'time')).toBe(15);
  expect(parseLimitAmount('1440', 'time')).toBe(1440);
  expect(parseLimitAmount('1441', 'time')).toBeNull();
});

test('anything but digits is refused and never rounded', () => {
  for (const text of ['', ' ', '-5', '1.5', '1,000', '1e3', '٣', '0'.repeat(13)]) {
    expect(parseLimitAmount(text, 'deposit')).toBeNull();
  }
});
