import { expect, it } from 'vitest';
import { oneTimeCode } from './one-time-code.ts';
import { appCode } from './security.ts';

it.each([
  '123456',
  '123 456',
  '123-456',
  ' 12 34\u00a056 ',
  '1\u20112\u20133456',
  '\uff11\uff123456',
])('reads the code %j', (typed) => {
  expect(appCode.parse(typed)).toBe('123456');
});

it.each(['12345', '1234567', '12345a', ''])('refuses %j as a code', (typed) => {
  expect(appCode.safeParse(typed).success).toBe(false);
  expect(oneTimeCode(typed)).toBe(typed);
});
