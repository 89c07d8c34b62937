import { expect, it } from 'vitest';
import { neighboursOf, trackPlace, withChips } from './racetrack.tsx';

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

it('leads the order of the wheel along the upper lane and back along the lower one, so that neighbours touch', () => {
  const places = wheel.map((_, place) => trackPlace(place, wheel.length));
  expect(places.map(({ column }) => column)).toEqual([1, 2, 3, 4, 5, 5, 4, 3, 2]);
  expect(places.map(({ lane }) => lane)).toEqual([
    'both',
    ...['upper', 'upper', 'upper', 'upper'],
    ...['lower', 'lower', 'lower', 'lower'],
  ]);
});
