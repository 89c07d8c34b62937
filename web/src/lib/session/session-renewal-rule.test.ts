import { expect, it } from 'vitest';
import { isRenewalDue } from './session-renewal-rule.ts';

const nowMs = Date.parse('2026-03-20T12:00:00Z');
const HOUR_MS = 3_600_000;

function isDue(hoursLeft: number, remembered: boolean): boolean {
  const expiresAt = new Date(nowMs + hoursLeft * HOUR_MS).toISOString();
  return isRenewalDue({ expiresAt, remembered, nowMs });
}

it('renews a session when half of its lifetime is over', () => {
  expect(isDue(12, false)).toBe(false);
  expect(isDue(11.9, false)).toBe(true);
  expect(isDue(15 * 24, true)).toBe(false);
  expect(isDue(15 * 24 - 0.1, true)).toBe(true);
});
