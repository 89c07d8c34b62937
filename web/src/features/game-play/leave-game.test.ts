import { expect, test } from 'vitest';
import { leaveTo } from './leave-game.ts';

const usr = { isGuard: true };

test('leaving a game leads back to the page that it was opened from', () => {
  expect(leaveTo({ idx: 1 })).toBe(-1);
  expect(leaveTo({ idx: 2, usr })).toBe(-2);
});

test('a game that was opened by its address is left for the lobby', () => {
  expect(leaveTo({ idx: 0 })).toBe('/games');
  expect(leaveTo({ idx: 1, usr })).toBe('/games');
  expect(leaveTo(null)).toBe('/games');
});
