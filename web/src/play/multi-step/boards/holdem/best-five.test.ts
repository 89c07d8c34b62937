import { expect, it } from 'vitest';
import { bestFive } from './best-five.ts';

const spades = (...ranks: readonly number[]) => ranks;
const hearts = (...ranks: readonly number[]) => ranks.map((rank) => rank + 13);

it('finds the five cards of a hand', () => {
  const cards = [...spades(0, 1, 2, 3, 4), ...hearts(11, 12)];
  expect([...bestFive(cards)].sort()).toEqual([0, 1, 2, 3, 4]);
});

it('includes the highest kickers of a pair', () => {
  const cards = [...spades(0, 12, 9, 4), ...hearts(0, 2, 5)];
  expect(bestFive(cards)).toEqual(new Set([0, 13, 12, 9, 18]));
});

it('is empty for fewer than five cards', () => {
  expect(bestFive([1, 2])).toEqual(new Set());
});
