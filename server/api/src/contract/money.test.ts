import { describe, expect, it } from 'vitest';
import {
  BALANCE_CAP_MINOR,
  fromDecimal,
  fromWholeMajor,
  isCurrency,
  toDecimal,
  toMajor,
} from './money.ts';
import { decimalAmount } from './money-fields.ts';

describe('money', () => {
  it('parses decimals exactly, with up to the decimal places of the currency', () => {
    expect(fromDecimal('100', 'USD')).toBe(10_000n);
    expect(fromDecimal('100.5', 'USD')).toBe(10_050n);
    expect(fromDecimal('0.07', 'BRL')).toBe(7n);
    expect(fromDecimal('-2.50', 'EUR')).toBe(-250n);
    expect(fromDecimal('1500', 'JPY')).toBe(1500n);
  });

  it('rejects more decimal places than the currency has, even when they are zero', () => {
    expect(fromDecimal('1.0', 'JPY')).toBeNull();
    expect(fromDecimal('10.50', 'JPY')).toBeNull();
  });

  it('formats decimals with all decimal places of the currency', () => {
    expect(toDecimal(5n, 'USD')).toBe('0.05');
    expect(toDecimal(12_345n, 'USD')).toBe('123.45');
    expect(toDecimal(-250n, 'EUR')).toBe('-2.50');
    expect(toDecimal(1500n, 'JPY')).toBe('1500');
  });

  it('parses its own decimals, up to the cap', () => {
    for (const minor of [0n, 1n, 99n, 100n, 123_456_789n, BALANCE_CAP_MINOR]) {
      expect(fromDecimal(toDecimal(minor, 'USD'), 'USD')).toBe(minor);
    }
  });

  it('is exact as a JSON number at the cap', () => {
    expect(JSON.stringify(toMajor(BALANCE_CAP_MINOR, 'USD'))).toBe('9999999999999.99');
    expect(JSON.stringify(toMajor(BALANCE_CAP_MINOR, 'JPY'))).toBe('999999999999999');
  });

  it('converts whole major units of each scale', () => {
    expect(fromWholeMajor(25, 'USD')).toBe(2500n);
    expect(fromWholeMajor(25, 'JPY')).toBe(25n);
  });

  it.each(['', '.5', '1.', '1.005', '1e3', '+1', ' 1', '1,000', '٣'])(
    'rejects %j as an amount',
    (text) => {
      expect(decimalAmount.safeParse(text).success).toBe(false);
    },
  );

  it('distinguishes currencies from other text', () => {
    expect(isCurrency('BRL')).toBe(true);
    expect(isCurrency('brl')).toBe(false);
    expect(isCurrency('XXX')).toBe(false);
  });
});
