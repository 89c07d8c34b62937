import { describe, expect, it } from 'vitest';
import { payGrid, shareOf } from './pay-grid.ts';

describe('the grid of pays', () => {
  const grid = payGrid({ exactTo: 20, fineness: 0.1, most: 500 });

  it('has every small pay', () => {
    for (let pay = 0; pay <= 20; pay += 1) expect(shareOf(grid, pay).upper % 1).toBe(0);
  });

  it('splits a pay over its neighbours so that the mean remains', () => {
    for (let pay = 0; pay <= 500; pay += 1) {
      const { place, upper } = shareOf(grid, pay);
      const [below = 0, above = 0] = grid.pays.slice(place, place + 2);
      expect(below * (1 - upper) + above * upper).toBeCloseTo(pay, 10);
      expect(above - below).toBeLessThanOrEqual(Math.max(1, below * 0.1));
    }
  });

  it('refuses a pay beyond its end', () => {
    expect(() => shareOf(grid, 1000)).toThrow('does not reach to 1000');
  });
});
