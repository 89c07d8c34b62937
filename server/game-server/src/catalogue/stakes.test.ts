import { currencies } from '@fairhall/api/contract/money';
import { describe, expect, it } from 'vitest';
import { slotGames } from './slot.ts';
import { stakesIn } from './stakes.ts';

const betList = slotGames.find((game) => game.enabled)?.betList ?? [];

describe('stakes', () => {
  it('are the betList in dollars and round multiples of it in other currencies', () => {
    expect(stakesIn('USD', [0.2, 1, 100])).toEqual([20n, 100n, 10_000n]);
    expect(stakesIn('CNY', [0.2, 1, 100])).toEqual([100n, 500n, 50_000n]);
    expect(stakesIn('THB', [0.2, 1, 100])).toEqual([200n, 1_000n, 100_000n]);
    expect(stakesIn('JPY', [0.2, 1, 100])).toEqual([20n, 100n, 10_000n]);
  });

  it.each(currencies)(
    'in %s are ascending and divide into 20 lines without a remainder',
    (currency) => {
      const stakes = stakesIn(currency, betList);
      expect(stakes.length).toBeGreaterThan(5);
      for (const [place, stake] of stakes.entries()) {
        expect(stake > (stakes[place - 1] ?? 0n)).toBe(true);
        expect(stake % 20n).toBe(0n);
      }
    },
  );
});
