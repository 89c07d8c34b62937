import { expect, it } from 'vitest';
import { returnStep, stakeMaxMinor } from './stake-rule.ts';

it.each([
  [10n, 10],
  [20n, 5],
  [50n, 2],
  [100n, 1],
  [12_300n, 1],
  [33n, 100],
])('a stake of %d minor units pays returns in steps of %d percent', (stakeMinor, step) => {
  expect(returnStep(stakeMinor)).toBe(step);
});

it('the largest stake is a multiple of the unit, pays exactly, and wins no more than the limit', () => {
  const units = { winMaxMinor: 25_000_000n, unitMinor: 10n };
  expect(stakeMaxMinor({ step: 1_000_000, max: 1_000_000 }, units)).toBe(2_500n);
  expect(stakeMaxMinor({ step: 333_333, max: 333_333 }, units)).toBe(7_500n);
  expect(stakeMaxMinor({ step: 5, max: 100_000 }, { ...units, unitMinor: 20n })).toBe(25_000n);
});
