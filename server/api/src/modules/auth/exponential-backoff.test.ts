import { expect, it } from 'vitest';
import { DELAY_MS_MAX, ExponentialBackoff } from './exponential-backoff.ts';

const at = (ms: number) => new Date(1_800_000_000_000 + ms);

function afterFailures(times: number) {
  const backoff = new ExponentialBackoff({ freeFailures: 3, entriesMax: 10 });
  for (let index = 0; index < times; index += 1) backoff.begin('key', at(0));
  return backoff;
}

it('allows the free failures, then doubles the delay up to the maximum', () => {
  expect(
    [2, 3, 4, 5, 12, 13, 60].map((times) => afterFailures(times).waitMs('key', at(0))),
  ).toEqual([0, 1000, 2000, 4000, 512_000, DELAY_MS_MAX, DELAY_MS_MAX]);
});

it('measures the delay from the last attempt, and resets after an hour without attempts', () => {
  const backoff = afterFailures(5);
  expect(backoff.waitMs('key', at(1500))).toBe(2500);
  expect(backoff.waitMs('key', at(4000))).toBe(0);
  backoff.begin('key', at(4000));
  expect(backoff.waitMs('key', at(4000))).toBe(8000);
  expect(backoff.waitMs('key', at(4000 + 3_600_001))).toBe(0);
  backoff.begin('key', at(4000 + 3_600_001));
  expect(backoff.waitMs('key', at(4000 + 3_600_001))).toBe(0);
});

it('does not count successful attempts, also concurrent ones', () => {
  const backoff = afterFailures(2);
  const attempts = Array.from({ length: 50 }, () => backoff.begin('key', at(0)));
  for (const attempt of attempts) attempt.withdraw();
  expect(backoff.waitMs('key', at(0))).toBe(0);
});

it('allows one attempt at a time while a delay applies', () => {
  const backoff = afterFailures(3);
  backoff.begin('key', at(1000));
  expect(backoff.waitMs('key', at(1000))).toBe(2000);
});

it('counts each of a hundred concurrent attempts when it begins', () => {
  const backoff = afterFailures(0);
  for (let index = 0; index < 100; index += 1) backoff.begin('key', at(0));
  expect(backoff.waitMs('key', at(0))).toBe(DELAY_MS_MAX);
});

it('withdraws an attempt and resets a key', () => {
  const backoff = afterFailures(4);
  backoff.begin('key', at(2000)).withdraw();
  expect(backoff.waitMs('key', at(2000))).toBe(2000);
  backoff.reset('key');
  expect(backoff.waitMs('key', at(2000))).toBe(0);
});

it('withdraws nothing from a key that was reset meanwhile', () => {
  const backoff = afterFailures(4);
  const attempt = backoff.begin('key', at(2000));
  backoff.reset('key');
  attempt.withdraw();
  expect(backoff.waitMs('key', at(2000))).toBe(0);
  for (let index = 0; index < 3; index += 1) backoff.begin('key', at(2000));
  expect(backoff.waitMs('key', at(2000))).toBe(1000);
});

it('allows no more attempts at once than one after the other', () => {
  const backoff = afterFailures(0);
  const allowed = Array.from({ length: 100 }, () => {
    const isAllowed = backoff.waitMs('key', at(0)) === 0;
    if (isAllowed) backoff.begin('key', at(0));
    return isAllowed;
  });
  expect(allowed.filter(Boolean)).toHaveLength(3);
});

it('withdraws nothing from the attempts after a reset', () => {
  const backoff = afterFailures(0);
  const before = [backoff.begin('key', at(0)), backoff.begin('key', at(0))];
  backoff.reset('key');
  for (let index = 0; index < 3; index += 1) backoff.begin('key', at(0));
  for (const attempt of before) attempt.withdraw();
  expect(backoff.waitMs('key', at(0))).toBe(1000);
});

it('deletes a key whose only attempt succeeded, also without free failures', () => {
  const backoff = new ExponentialBackoff({ freeFailures: 0, entriesMax: 10 });
  const attempt = backoff.begin('key', at(0));
  expect(backoff.waitMs('key', at(0))).toBe(2000);
  attempt.withdraw();
  backoff.begin('key', at(5000));
  expect(backoff.waitMs('key', at(5000))).toBe(2000);
});

it('stores at most `entriesMax` keys, the most recently used', () => {
  const backoff = afterFailures(4);
  for (let index = 0; index < 9; index += 1) backoff.begin(`other ${index}`, at(0));
  expect(backoff.waitMs('key', at(0))).toBe(2000);
  for (let index = 0; index < 10; index += 1) backoff.begin(`more ${index}`, at(0));
  expect(backoff.waitMs('key', at(0))).toBe(0);
});
