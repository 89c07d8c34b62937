import { describe, expect, it } from 'vitest';
import { winTier } from './win-tier.ts';

describe('the size of a win', () => {
  it.each([
    [0n, null],
    [100n, null],
    [200n, null],
    [201n, 'win'],
    [1_999n, 'win'],
    [2_000n, 'big'],
    [5_999n, 'big'],
    [6_000n, 'mega'],
    [19_999n, 'mega'],
    [20_000n, 'epic'],
  ])('of %d cents on a stake of 200 is %s', (winMinor, tier) => {
    expect(winTier({ winMinor, stakeMinor: 200n })).toBe(tier);
  });
});
