import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BALANCE_CAP_MINOR,
  currencies,
  minorPerMajor,
} from '../../server/api/src/contract/money.ts';
import {
  convertMinor,
  referenceRatesMicro,
} from '../../server/api/src/contract/reference-rates.ts';

const currency = fc.constantFrom(...currencies);
const amountMinor = fc.oneof(fc.bigInt(0n, 10_000n), fc.bigInt(0n, BALANCE_CAP_MINOR));

/** The exact value as a fraction of minor units of `to`, by the definition of the rates. */
function exactly(amount: bigint, from: keyof typeof referenceRatesMicro, to: typeof from) {
  return {
    numerator: amount * BigInt(referenceRatesMicro[from]) * minorPerMajor(to),
    denominator: BigInt(referenceRatesMicro[to]) * minorPerMajor(from),
  };
}

test('a conversion is less than one minor unit off, up or down as requested', () => {
  fc.assert(
    fc.property(amountMinor, currency, currency, (amount, from, to) => {
      const { numerator, denominator } = exactly(amount, from, to);
      const up = convertMinor({ amountMinor: amount, from, to, rounding: 'up' }) * denominator;
      const down = convertMinor({ amountMinor: amount, from, to, rounding: 'down' }) * denominator;
      expect(up - numerator).toBeGreaterThanOrEqual(0n);
      expect(up - numerator).toBeLessThan(denominator);
      expect(numerator - down).toBeGreaterThanOrEqual(0n);
      expect(numerator - down).toBeLessThan(denominator);
    }),
  );
});

test('an amount of the same currency stays what it is', () => {
  fc.assert(
    fc.property(amountMinor, currency, fc.constantFrom('up', 'down'), (amount, unit, rounding) => {
      expect(convertMinor({ amountMinor: amount, from: unit, to: unit, rounding })).toBe(amount);
    }),
  );
});

test.each([
  ['one euro in dollars', 'EUR', 100n, 'USD', 108n, 108n],
  ['one yen, two thirds of a cent', 'JPY', 1n, 'USD', 1n, 0n],
  ['a hundred yen', 'JPY', 100n, 'USD', 66n, 66n],
  ['one dollar in yen', 'USD', 100n, 'JPY', 152n, 151n],
  ['nothing', 'GBP', 0n, 'THB', 0n, 0n],
] as const)('%s', (_, from, amount, to, up, down) => {
  expect(convertMinor({ amountMinor: amount, from, to, rounding: 'up' })).toBe(up);
  expect(convertMinor({ amountMinor: amount, from, to, rounding: 'down' })).toBe(down);
});
