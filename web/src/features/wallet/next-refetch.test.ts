import { expect, test } from 'vitest';
import { nextRefetchMs } from './next-refetch.ts';
import { sampleRecord } from './testing/sample-record.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const endingIn = (seconds: number) =>
  sampleRecord({ expiresAt: new Date(now + seconds * 1000).toISOString() });

test('records are refetched shortly after the first expiry', () => {
  expect(nextRefetchMs([endingIn(900), sampleRecord({}), endingIn(60)], now)).toBe(61_000);
});

test('an overdue record is refetched at growing pauses', () => {
  expect(nextRefetchMs([endingIn(-1)], now)).toBe(3_000);
  expect(nextRefetchMs([endingIn(-20)], now)).toBe(20_000);
  expect(nextRefetchMs([endingIn(-3_600)], now)).toBe(60_000);
});

test('records without an expiry are not refetched', () => {
  expect(nextRefetchMs([sampleRecord({}), sampleRecord({ status: 2 })], now)).toBe(false);
  expect(nextRefetchMs([], now)).toBe(false);
});
