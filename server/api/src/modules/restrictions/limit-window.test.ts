import { expect, test } from 'vitest';
import { limitWindow } from './limit-window.ts';

test.each([
  ['day', '2026-11-25T00:00:00.000Z', '2026-11-25', '2026-11-26'],
  ['day', '2026-12-31T23:59:59.999Z', '2026-12-31', '2027-01-01'],
  ['week', '2026-11-23T00:00:00.000Z', '2026-11-23', '2026-11-30'],
  ['week', '2026-11-29T23:59:59.999Z', '2026-11-23', '2026-11-30'],
  ['week', '2027-01-01T12:00:00.000Z', '2026-12-28', '2027-01-04'],
  ['month', '2028-02-29T12:00:00.000Z', '2028-02-01', '2028-03-01'],
  ['month', '2026-12-31T23:59:59.999Z', '2026-12-01', '2027-01-01'],
] as const)('the %s of %s begins on %s and ends before %s', (period, at, from, until) => {
  const window = limitWindow(period, new Date(at));
  expect(window.from.toISOString()).toBe(`${from}T00:00:00.000Z`);
  expect(window.until.toISOString()).toBe(`${until}T00:00:00.000Z`);
});
