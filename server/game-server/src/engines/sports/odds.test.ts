import { describe, expect, it } from 'vitest';
import { combinedOdds, oddsOf, oddsOfText, oddsText, payout, sumOf, times } from './odds.ts';

describe('odds', () => {
  it('are the fair price less the margin, truncated to two decimals', () => {
    expect(oddsOf({ ways: 1n, of: 2n }, 5)).toBe(190n);
    expect(oddsOf({ ways: 1n, of: 3n }, 5)).toBe(285n);
    expect(oddsOf({ ways: 3n, of: 7n }, 6)).toBe(219n);
  });

  it('are not offered for certainty, impossibility or a minimal profit', () => {
    expect(oddsOf({ ways: 0n, of: 2n }, 5)).toBeNull();
    expect(oddsOf({ ways: 2n, of: 2n }, 5)).toBeNull();
    expect(oddsOf({ ways: 1n, of: 10_000n }, 5)).toBeNull();
  });

  it('of several legs are multiplied before the truncation', () => {
    expect(combinedOdds([])).toBe(100n);
    expect(combinedOdds([185n])).toBe(185n);
    expect(combinedOdds([133n, 133n, 133n])).toBe(235n);
  });

  it('are formatted with two decimals and parsed again', () => {
    expect(oddsText(101n)).toBe('1.01');
    expect(oddsOfText('1.01')).toBe(101n);
    expect(oddsOfText('1.1')).toBeNull();
    expect(oddsOfText('-1.10')).toBeNull();
  });

  it('pay integer minor units for multiples of a hundred, without rounding', () => {
    expect(payout({ stakeMinor: 500n, odds: 185n })).toBe(925n);
    expect(() => payout({ stakeMinor: 50n, odds: 185n })).toThrow(RangeError);
  });
});

describe('exact chances', () => {
  it('add and multiply in lowest terms', () => {
    expect(
      sumOf([
        { ways: 1n, of: 6n },
        { ways: 1n, of: 3n },
      ]),
    ).toEqual({ ways: 1n, of: 2n });
    expect(times({ ways: 2n, of: 3n }, { ways: 3n, of: 4n })).toEqual({ ways: 1n, of: 2n });
  });
});
