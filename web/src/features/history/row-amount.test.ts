import { expect, test } from 'vitest';
import type { HistoryRow } from '@/lib/api/contract-types.ts';
import { returnAmount, rowAmount } from './row-amount.ts';

function row(facts: Partial<HistoryRow>): HistoryRow {
  return {
    id: '1',
    kind: 'game',
    type: 'bet',
    status: 'completed',
    amount: 2,
    walletType: 'USD',
    gameId: 'phoenix-ascend',
    gameName: 'Phoenix Ascend',
    roundId: null,
    createTime: '2025-06-16T14:28:25.000Z',
    ...facts,
  };
}

test('a win is a credit and a bet is a debit', () => {
  expect(rowAmount(row({ type: 'win', amount: 46 }))).toEqual({ amount: 46, look: 'in' });
  expect(rowAmount(row({ type: 'bet', amount: 2 }))).toEqual({ amount: -2, look: 'out' });
});

test('a free round and a returned stake are neither', () => {
  expect(rowAmount(row({ amount: 0 }))).toEqual({ amount: 0, look: 'still' });
  expect(rowAmount(row({ status: 'cancelled' }))).toEqual({ amount: 2, look: 'still' });
});

test('the return of a round is a credit only above its stake', () => {
  expect(returnAmount(row({ winAmount: 46 }))).toEqual({ amount: 46, look: 'in' });
  expect(returnAmount(row({ winAmount: 2 }))).toEqual({ amount: 2, look: 'still' });
  expect(returnAmount(row({ winAmount: 0.4 }))).toEqual({ amount: 0.4, look: 'still' });
  expect(returnAmount(row({ winAmount: 0 }))).toEqual({ amount: 0, look: 'still' });
  expect(returnAmount(row({ type: 'deposit' }))).toBeNull();
});

test('only a completed deposit is a credit', () => {
  const deposit = { type: 'deposit', amount: 100 } as const;
  expect(rowAmount(row({ ...deposit, status: 'completed' }))?.look).toBe('in');
  for (const status of ['pending', 'failed', 'cancelled'] as const) {
    expect(rowAmount(row({ ...deposit, status }))).toEqual({ amount: 100, look: 'still' });
  }
});

test('a withdrawal is a debit unless it failed', () => {
  const withdrawal = { type: 'withdraw', amount: 50 } as const;
  expect(rowAmount(row({ ...withdrawal, status: 'pending' }))).toEqual({
    amount: -50,
    look: 'out',
  });
  expect(rowAmount(row({ ...withdrawal, status: 'failed' }))?.look).toBe('still');
});

test('a reward is a credit, and an adjustment has the sign of its amount', () => {
  const adjustment = { kind: 'adjustment', type: 'adjustment' } as const;
  expect(rowAmount(row({ ...adjustment, type: 'reward', amount: 25 }))?.look).toBe('in');
  expect(rowAmount(row({ ...adjustment, amount: 4 }))).toEqual({ amount: 4, look: 'in' });
  expect(rowAmount(row({ ...adjustment, amount: -4 }))).toEqual({ amount: -4, look: 'out' });
});

test('a visit has no amount', () => {
  expect(rowAmount(row({ kind: 'browse', type: null, amount: 0 }))).toBeNull();
});
