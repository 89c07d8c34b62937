import { expect, test } from 'vitest';
import { secondsLeft } from './use-pay-time-left.ts';

const expiresAt = '2026-11-21T12:30:00.000Z';
const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);

test('the time to pay counts down by the second and stops at zero', () => {
  expect(secondsLeft(expiresAt, at('12:15:00.000'))).toBe(900);
  expect(secondsLeft(expiresAt, at('12:29:59.400'))).toBe(1);
  expect(secondsLeft(expiresAt, at('12:30:00.000'))).toBe(0);
  expect(secondsLeft(expiresAt, at('13:00:00.000'))).toBe(0);
});
