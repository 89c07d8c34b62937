import { expect, test } from 'vitest';
import { clockText } from './clock-text.ts';

test.each([
  [0, '0:00'],
  [59, '0:59'],
  [872, '14:32'],
  [3909, '1:05:09'],
])('%i seconds are written as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
