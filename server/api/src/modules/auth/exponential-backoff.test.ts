import { expect, it } from 'vitest';
import { DELAY_MS_MAX, ExponentialBackoff } from './exponential-backoff.ts';

const at = (ms: number) => new Date(1_800_000_000_000 + ms);

function afterFailures(times: number) {
  const delay = new ExponentialBackoff({ freeFailures: 3, entriesMax: 10 });
  for (let index = 0; index < times; index += 1) delay.begin('key', at(0)).failed();
  return delay;
}

it('lets the free failures pass and then doubles the wait up to its bound', () => {
  expect(
    [2, 3, 4, 5, 12, 13, 60].map((times) => afterFailures(times).waitMs('key', at(0))),
  ).toEqual([0, 1000, 2000, 4000, 512_000, DELAY_MS_MAX, DELAY_MS_MAX]);
});

it('counts the wait from the last try, and forgets after an hour of rest', () => {
  const delay = afterFailures(5);
  expect(delay.waitMs('key', at(1500))).toBe(2500);
  expect(delay.waitMs('key', at(4000))).toBe(0);
  delay.begin('key', at(4000)).failed();
  expect(delay.waitMs('key', at(4000))).toBe(8000);
  expect(delay.waitMs('key', at(4000 + 3_600_001))).toBe(0);
  delay.begin('key', at(4000 + 3_600_001)).failed();
  expect(delay.waitMs('key', at(4000 + 3_600_001))).toBe(0);
});

it('does not count what succeeds, however many come at a time', () => {
  const delay = afterFailures(2);
  const tries = Array.from({ length: 50 }, () => delay.begin('key', at(0)));
  for (const attempt of tries) attempt.withdraw();
  expect(delay.waitMs('key', at(0))).toBe(0);
});

it('admits one try at a time to who has to wait', () => {
  const delay = afterFailures(3);
  const attempt = delay.begin('key', at(1000));
  expect(delay.waitMs('key', at(1000))).toBe(2000);
  attempt.failed();
  expect(delay.waitMs('key', at(1000))).toBe(2000);
});

it('counts every failure of a hundred tries that began together', () => {
  const delay = afterFailures(0);
  const tries = Array.from({ length: 100 }, () => delay.begin('key', at(0)));
  for (const attempt of tries) attempt.failed();
  expect(delay.waitMs('key', at(0))).toBe(DELAY_MS_MAX);
});

it('takes a try back, and forgets a key when told to', () => {
  const delay = afterFailures(4);
  delay.begin('key', at(2000)).withdraw();
  expect(delay.waitMs('key', at(2000))).toBe(2000);
  delay.forget('key');
  expect(delay.waitMs('key', at(2000))).toBe(0);
});

it('takes nothing back from a key that was forgotten meanwhile', () => {
  const delay = afterFailures(4);
  const attempt = delay.begin('key', at(2000));
  delay.forget('key');
  attempt.withdraw();
  expect(delay.waitMs('key', at(2000))).toBe(0);
  for (let index = 0; index < 3; index += 1) delay.begin('key', at(2000)).failed();
  expect(delay.waitMs('key', at(2000))).toBe(1000);
});

it('knows nothing of a key whose only try succeeded, where not even one failure is free', () => {
  const delay = new ExponentialBackoff({ freeFailures: 0, entriesMax: 10 });
  const attempt = delay.begin('key', at(0));
  expect(delay.waitMs('key', at(0))).toBe(2000);
  attempt.withdraw();
  delay.begin('key', at(5000));
  expect(delay.waitMs('key', at(5000))).toBe(2000);
});

it('remembers so many keys and no more, the ones tried last', () => {
  const delay = afterFailures(4);
  for (let index = 0; index < 9; index += 1) delay.begin(`other ${index}`, at(0)).failed();
  expect(delay.waitMs('key', at(0))).toBe(2000);
  for (let index = 0; index < 10; index += 1) delay.begin(`more ${index}`, at(0)).failed();
  expect(delay.waitMs('key', at(0))).toBe(0);
});
