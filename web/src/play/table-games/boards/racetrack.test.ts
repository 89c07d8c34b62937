import { expect, it } from 'vitest';
import { neighboursOf, withChips } from './racetrack.tsx';

const wheel = [0, 32, 15, 19, 4, 21, 2, 3, 26];

it('bets a number with pockets on each side of it, across the end of the wheel', () => {
  expect(neighboursOf(19, { wheel, reach: 2 })).toEqual([32, 15, 19, 4, 21]);
  expect(neighboursOf(0, { wheel, reach: 2 })).toEqual([3, 26, 0, 32, 15]);
  expect(neighboursOf(26, { wheel, reach: 2 })).toEqual([2, 3, 26, 0, 32]);
  expect(neighboursOf(26, { wheel, reach: 0 })).toEqual([26]);
  expect(neighboursOf(4, { wheel, reach: 4 })).toEqual([0, 32, 15, 19, 4, 21, 2, 3, 26]);
});

it('adds a chip to each number, and leaves the other bets', () => {
  const bets = new Map([
    ['red', 500n],
    ['straight-0', 100n],
  ]);
  expect([...withChips(bets, { numbers: [26, 0], chipMinor: 200n })]).toEqual([
    ['red', 500n],
    ['straight-0', 300n],
    ['straight-26', 200n],
  ]);
});
