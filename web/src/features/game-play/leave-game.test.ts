import { expect, test } from 'vitest';
import { leaveTo } from './leave-game.ts';

const guard = { isGuard: true };

test('leaving a game leads back to the page that it was opened from', () => {
  expect(leaveTo({ state: null, entry: { idx: 1 } })).toBe(-1);
  expect(leaveTo({ state: guard, entry: { idx: 2 } })).toBe(-2);
});

test('a game that was opened by its address is left for the lobby', () => {
  expect(leaveTo({ state: null, entry: { idx: 0 } })).toBe('/games');
  expect(leaveTo({ state: guard, entry: { idx: 1 } })).toBe('/games');
  expect(leaveTo({ state: null, entry: null })).toBe('/games');
});
