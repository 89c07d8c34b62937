import { expect, test } from 'vitest';
import type { Limit } from '@/lib/api/contract-types.ts';
import { depositRoom, limitsWithin } from './deposit-room.ts';

const limit = (fields: Partial<Limit>): Limit => ({
  kind: 'deposit',
  period: 'month',
  amount: 500,
  walletType: 'USD',
  used: 0,
  remaining: 500,
  isEstimate: false,
  resetsAt: '2026-12-01T00:00:00.000Z',
  setAt: '2026-11-01T00:00:00.000Z',
  pending: null,
  ...fields,
});

test('the room is what the nearest deposit limit leaves, in whole units', () => {
  const day = limit({ period: 'day', remaining: 20.75, resetsAt: '2026-11-22T00:00:00.000Z' });
  expect(depositRoom([limit({}), day, limit({ kind: 'loss', remaining: 1 })], 'USD')).toEqual({
    max: 20,
    resetsAt: '2026-11-22T00:00:00.000Z',
  });
  expect(depositRoom([limit({ kind: 'loss' })], 'USD')).toBeNull();
});

test('a limit in another currency leaves what the server takes: its whole units by the reference rates', () => {
  // 500 USD at 0.18 are 2,777.77… BRL.
  expect(depositRoom([limit({})], 'BRL')?.max).toBe(2777);
  // At 0.0066 they are 75,757.57… JPY.
  expect(depositRoom([limit({})], 'JPY')?.max).toBe(75_757);
});

test('a deposit is at most what its wallet and the limits allow, and not possible below the smallest one', () => {
  const limits = { min: 10, max: 5000 };
  const room = (max: number) => ({ max, resetsAt: '2026-12-01T00:00:00.000Z' });
  expect(limitsWithin(limits, null)).toEqual(limits);
  expect(limitsWithin(limits, room(6000))).toEqual(limits);
  expect(limitsWithin(limits, room(120))).toEqual({ min: 10, max: 120 });
  expect(limitsWithin(limits, room(9))).toBeNull();
});
