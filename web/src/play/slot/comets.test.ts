import { expect, it } from 'vitest';
import { cometsOf, paidBefore } from './comets.ts';
import { paytableWith, stepWith } from './slot-testing.ts';

const values = [
  { symbol: 'comet-2', multiplier: 2 },
  { symbol: 'comet-5', multiplier: 5 },
];
const feature = {
  kind: 'tumble' as const,
  ladder: { base: [1], free: [1] },
  comets: { symbol: 'comet', values },
};

it('finds the comets of a grid with their values, reel by reel', () => {
  const step = stepWith({ grid: [['candy', 'comet-5'], ['comet-2']] });
  expect(cometsOf(step, paytableWith({ feature }))).toEqual([
    { cell: { reel: 0, row: 1 }, symbol: 'comet-5', multiplier: 5 },
    { cell: { reel: 1, row: 0 }, symbol: 'comet-2', multiplier: 2 },
  ]);
  expect(cometsOf(step, paytableWith())).toEqual([]);
});

it('adds what the spin of the comets has paid, and no spin before it', () => {
  const steps = [
    stepWith({ amount: '9.00' }),
    stepWith({ kind: 'free', amount: '1.00' }),
    stepWith({ kind: 'fall', amount: '0.50' }),
    stepWith({ kind: 'comets', amount: '3.00' }),
  ];
  expect(paidBefore(steps, 3, 'USD')).toBe(150n);
});
