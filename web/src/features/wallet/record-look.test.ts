import { expect, test } from 'vitest';
import { toneOf } from '@/components/records/record-tone.ts';
import { isCarriedOut, isOver, listedAmount } from './record-look.ts';
import { sampleRecord as record } from './testing/sample-record.ts';

test('a paid deposit lists its credited amount with the bonus, any other the requested amount', () => {
  const paid = record({ status: 2, actualAmount: 99.5, bonusAmount: 100 });
  expect(listedAmount(paid)).toEqual({ amount: 199.5, sign: 'always' });
  expect(listedAmount(record({ status: 3 }))).toEqual({ amount: 100, sign: 'auto' });
});

test('a withdrawal lists its debit, and a failed one none', () => {
  expect(listedAmount(record({ type: 'withdraw', status: 5 })).amount).toBe(-100);
  expect(listedAmount(record({ type: 'withdraw', status: 4 })).amount).toBe(100);
});

test('the same number means different things for deposits and withdrawals', () => {
  expect(toneOf(record({ status: 1 }))).toBe('waiting');
  expect(toneOf(record({ type: 'withdraw', status: 1 }))).toBe('processing');
  expect(isOver(record({ status: 3 }))).toBe(true);
  expect(isOver(record({ type: 'withdraw', status: 3 }))).toBe(false);
});

test('only completed deposits and withdrawals have a receipt', () => {
  expect(isCarriedOut(record({ status: 2 }))).toBe(true);
  expect(isCarriedOut(record({ type: 'withdraw', status: 2 }))).toBe(true);
  for (const status of [1, 3, 4, 9]) expect(isCarriedOut(record({ status }))).toBe(false);
  expect(isCarriedOut(record({ type: 'withdraw', status: 4 }))).toBe(false);
});
