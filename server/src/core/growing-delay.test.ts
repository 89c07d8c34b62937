import { expect, it } from 'vitest';
import { DELAY_MS_MAX, GrowingDelay } from './growing-delay.ts';

const at = (ms: number) => new Date(1_800_000_000_000 + ms);

function tried(times: number) {
  const delay = new GrowingDelay({ freeTries: 3, entriesMax: 10 });
  for (let index = 0; index < times; index += 1) delay.count('key', at(0));
  return delay;
}

it('lets the free tries pass and then doubles the wait up to its bound', () => {
  expect([2, 3, 4, 5, 12, 13, 60].map((times) => tried(times).waitMs('key', at(0)))).toEqual([
    0,
    1000,
    2000,
    4000,
    512_000,
    DELAY_MS_MAX,
    DELAY_MS_MAX,
  ]);
});

it('counts the wait from the last try, and forgets after an hour of rest', () => {
  const delay = tried(5);
  expect(delay.waitMs('key', at(1500))).toBe(2500);
  expect(delay.waitMs('key', at(4000))).toBe(0);
  delay.count('key', at(4000));
  expect(delay.waitMs('key', at(4000))).toBe(8000);
  delay.count('key', at(4000 + 3_600_001));
  expect(delay.waitMs('key', at(4000 + 3_600_001))).toBe(0);
});

it('takes a try back, and forgets a key when told to', () => {
  const delay = tried(4);
  delay.uncount('key');
  expect(delay.waitMs('key', at(0))).toBe(1000);
  delay.forget('key');
  expect(delay.waitMs('key', at(0))).toBe(0);
  delay.uncount('key');
  expect(delay.waitMs('key', at(0))).toBe(0);
});

it('remembers so many keys and no more, the ones tried last', () => {
  const delay = tried(4);
  for (let index = 0; index < 9; index += 1) delay.count(`other ${index}`, at(0));
  expect(delay.waitMs('key', at(0))).toBe(2000);
  for (let index = 0; index < 10; index += 1) delay.count(`more ${index}`, at(0));
  expect(delay.waitMs('key', at(0))).toBe(0);
});
