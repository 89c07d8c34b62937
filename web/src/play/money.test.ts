import { describe, expect, it } from 'vitest';
import { multipleOfStake, toMinor } from './money.ts';

describe('money of the round API', () => {
  it('becomes minor units without passing through a float', () => {
    expect(toMinor('2480.55', 'USD')).toBe(248055n);
    expect(toMinor('0.1', 'EUR')).toBe(10n);
    expect(toMinor('9999999999999.99', 'USD')).toBe(999999999999999n);
    expect(toMinor('1500', 'JPY')).toBe(1500n);
    expect(toMinor('-3.05', 'BRL')).toBe(-305n);
  });

  it('accepts surplus zeros, but no fraction beyond the currency', () => {
    expect(toMinor('1500.00', 'JPY')).toBe(1500n);
    expect(() => toMinor('1500.5', 'JPY')).toThrow(RangeError);
    expect(() => toMinor('1.005', 'USD')).toThrow(RangeError);
    expect(() => toMinor('1e3', 'USD')).toThrow(RangeError);
    expect(() => toMinor('', 'USD')).toThrow(RangeError);
  });

  it('formats a win as a multiple of the stake, truncated to two decimals', () => {
    expect(multipleOfStake(4600n, 200n)).toBe(23);
    expect(multipleOfStake(250n, 200n)).toBe(1.25);
    expect(multipleOfStake(1999n, 2000n)).toBe(0.99);
    expect(multipleOfStake(100n, 0n)).toBe(0);
  });
});
