import { expect, it } from 'vitest';
import { bestFive } from './best-five.ts';

const spades = (...ranks: readonly number[]) => ranks;
const hearts = (...ranks: readonly number[]) => ranks.map((rank) => rank + 13);

it('finds the five cards that make a hand', () => {
  const cards = [...spades(0, 1, 2, 3, 4), ...hearts(11, 12)];
  expect([...bestFive(cards)].sort()).toEqual([0, 1, 2, 3, 4]);
});

it('takes the highest kickers beside a pair', () => {
  const cards = [...spades(0, 12, 9, 4), ...hearts(0, 2, 5)];
  expect(bestFive(cards)).toEqual(new Set([0, 13, 12, 9, 18]));
});

it('marks nothing while there are fewer than five', () => {
  expect(bestFive([1, 2])).toEqual(new Set());
});
