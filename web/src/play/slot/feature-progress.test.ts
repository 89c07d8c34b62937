import { expect, it } from 'vitest';
import {
  drawnSymbol,
  featureLevel,
  livesLeft,
  respinsLeft,
  spinsLeft,
  stickySymbols,
} from './feature-progress.ts';
import { stepWith } from './slot-testing.ts';

const steps = [
  stepWith({ freeSpinsAwarded: 2 }),
  stepWith({ kind: 'free', multiplier: 1, wildsCollected: 2 }),
  stepWith({ kind: 'free', multiplier: 2, freeSpinsAwarded: 5, wildsCollected: 4 }),
  stepWith({ kind: 'fall', multiplier: 3, wildsCollected: 4 }),
];

it('counts the free spins that are left down, and up again with more of them', () => {
  expect(steps.map((_, index) => spinsLeft(steps, index))).toEqual([2, 1, 5, 5]);
});

it('is at level 0 outside of a feature', () => {
  expect(featureLevel(steps, 0, { meter: [] })).toBe(0);
  expect(featureLevel(steps, 9, { meter: [] })).toBe(0);
});

it('rises with the multipliers that free spins have reached', () => {
  const meter = [
    { wilds: 2, multiplier: 2 },
    { wilds: 4, multiplier: 3 },
  ];
  const levels = [1, 2, 3].map((index) => featureLevel(steps, index, { meter }));
  expect(levels).toEqual([0.7, 0.85, 1].map((level) => expect.closeTo(level)));
});

it('rises with the spins played where nothing multiplies', () => {
  expect(featureLevel(steps, 2, { meter: [] })).toBeGreaterThan(0.7);
  expect(featureLevel(steps, 2, { meter: [] })).toBeLessThan(1);
});

it('rises with each reel that a respin holds', () => {
  const levels = [[1], [1, 2], [1, 2, 3]].map((heldReels) =>
    featureLevel([stepWith(), stepWith({ kind: 'respin', heldReels })], 1, { meter: [] }),
  );
  expect(levels).toEqual([expect.closeTo(1 / 3), expect.closeTo(2 / 3), 1]);
});

it('reads the symbol of a book from the ticket after the stops of the paid spin', () => {
  const turns = [
    { symbol: 'crown', count: 2, of: 4 },
    { symbol: 'key', count: 2, of: 4 },
  ];
  const drawnAfter = (stops: number[]) =>
    drawnSymbol([stepWith({ stops })], { feature: { kind: 'book', turns }, reels: 2 });
  expect([0, 1, 2].map((ticket) => drawnAfter([9, 9, ticket]))).toEqual(['crown', 'crown', 'key']);
  expect(drawnAfter([9, 9])).toBeNull();
});

it('counts respins down, and anew with each scatter that lands', () => {
  const held = [
    stepWith({}),
    stepWith({ kind: 'respin', landed: null }),
    stepWith({ kind: 'respin', landed: [['leaf']] }),
    stepWith({ kind: 'respin', landed: null }),
  ];
  const left = held.map((_, index) => respinsLeft(held, index, { respins: 3 }));
  expect(left).toEqual([3, 2, 3, 2]);
});

it('has one more lantern of a festival in each free spin, and none in a paid spin', () => {
  const festival = [
    { reel: 2, row: 1 },
    { reel: 3, row: 0 },
  ];
  const feature = { kind: 'mystery' as const, symbol: 'lantern', turns: [], festival };
  const lanterns = festival.map((cell) => ({ ...cell, symbol: 'lantern' }));
  const spins = [stepWith(), ...[1, 2, 3].map(() => stepWith({ kind: 'free' }))];
  expect(spins.map((_, index) => stickySymbols(spins, index, { feature }))).toEqual([
    [],
    lanterns.slice(0, 1),
    lanterns,
    lanterns,
  ]);
  expect(stickySymbols(spins, 1, { feature: null })).toEqual([]);
});

it('keeps the wilds of the free spin before in their cells, and none of the paid spin', () => {
  const feature = { kind: 'lives' as const, symbol: 'cat', lives: 9 };
  const wilds = [
    ['cat', 'dice'],
    ['skate', 'cat'],
  ];
  const spins = [
    stepWith({ grid: wilds }),
    ...[1, 2].map(() => stepWith({ kind: 'free', grid: wilds })),
  ];
  expect(spins.map((_, index) => stickySymbols(spins, index, { feature }))).toEqual([
    [],
    [],
    [
      { reel: 0, row: 0, symbol: 'cat' },
      { reel: 1, row: 1, symbol: 'cat' },
    ],
  ]);
});

it('counts a life for each free spin that pays nothing, from the award on', () => {
  const feature = { kind: 'lives' as const, symbol: 'cat', lives: 2 };
  const spins = [
    stepWith({ freeSpinsAwarded: 3, amount: '0.00' }),
    stepWith({ kind: 'free', amount: '1.00' }),
    stepWith({ kind: 'free', amount: '0.00' }),
    stepWith({ kind: 'free', amount: '0.00' }),
  ];
  const left = spins.map((_, index) => livesLeft(spins, index, { feature }));
  expect(left).toEqual([2, 2, 1, 0]);
  expect(livesLeft([stepWith()], 0, { feature })).toBeNull();
  expect(livesLeft(spins, -1, { feature })).toBeNull();
  expect(livesLeft(spins, 1, { feature: null })).toBeNull();
});
