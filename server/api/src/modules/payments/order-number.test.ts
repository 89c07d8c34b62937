import { systemRandom } from '@fairhall/kit/random';
import { expect, test } from 'vitest';
import { orderNumber } from './order-number.ts';

const at = (iso: string) => orderNumber({ prefix: 'FH', now: new Date(iso), random: systemRandom });

test('an order number contains the day and a random part', () => {
  expect(at('2026-11-21T00:00:00.000Z')).toMatch(/^FH26112122222[2-9A-HJ-NP-Z]{6}$/);
  expect(at('2026-11-21T23:59:59.999Z')).toMatch(/^FH261121ZZZZ[2-9A-HJ-NP-Z]{7}$/);
});

test('order numbers sort by creation time', () => {
  const numbers = [
    at('2026-11-20T23:59:59.999Z'),
    at('2026-11-21T00:00:00.000Z'),
    at('2026-11-21T00:00:00.010Z'),
    at('2026-11-21T12:00:00.000Z'),
    at('2026-11-21T12:00:00.010Z'),
  ];
  expect([...numbers].sort()).toEqual(numbers);
});

test('orders of the same time have different numbers', () => {
  const numbers = Array.from({ length: 1000 }, () => at('2026-11-21T12:00:00.000Z'));
  expect(new Set(numbers).size).toBe(numbers.length);
});
