import { expect, test } from 'vitest';
import { durationText, minutesText } from './duration-text.ts';

test.each([
  [120, '1 s'],
  [4_400, '4 s'],
  [60_000, '1 min'],
  [86_000, '1 min 26 s'],
  [2 * 3_600_000 + 5 * 60_000 + 59_000, '2 h 5 min'],
  [26 * 3_600_000, '1 d 2 h'],
  [72 * 3_600_000, '3 d'],
])('%i ms are formatted as %s', (durationMs, text) => {
  expect(durationText(durationMs).replaceAll('\u00a0', ' ')).toBe(text);
});

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [120, '2 h'],
  [1265, '21 h 5 min'],
  [3010, '50 h 10 min'],
])('%i minutes are formatted as %s', (minutes, text) => {
  expect(minutesText(minutes).replaceAll('\u00a0', ' ')).toBe(text);
});
