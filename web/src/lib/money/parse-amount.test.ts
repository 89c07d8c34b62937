import { formatMoney } from '@fairhall/api/contract/money-text';
import { expect, it } from 'vitest';
import { parseAmount } from './parse-amount.ts';

it('parses an amount exactly as written, with a point or a comma', () => {
  expect(parseAmount('320,5', { currency: 'BRL' })).toBe(32_050n);
  expect(parseAmount(' 320.50 ', { currency: 'BRL' })).toBe(32_050n);
  expect(parseAmount('-320.50', { currency: 'BRL', isSigned: true })).toBe(-32_050n);
  expect(parseAmount('1500', { currency: 'JPY' })).toBe(1_500n);
  for (const text of ['1,000', '1.000', '1.000,00', '1e3', '+1', '-1', '.5', '1 000']) {
    expect(parseAmount(text, { currency: 'USD' }), text).toBeNull();
  }
  expect(parseAmount('1.5', { currency: 'JPY' })).toBeNull();
});

it.each([
  ['en', '1,234.50', 123_450n],
  ['en', '-1,234,567', -123_456_700n],
  ['en', '90,50', 9_050n],
  ['pt-br', '1.234,50', 123_450n],
  ['pt-br', '−90,5', -9_050n],
  ['pt-br', '90.50', 9_050n],
] as const)('in %s reads %s as it is printed', (printedIn, text, amountMinor) => {
  expect(parseAmount(text, { currency: 'USD', printedIn, isSigned: true })).toBe(amountMinor);
});

it.each([
  ['en', '1.234'],
  ['en', '1.234,50'],
  ['en', '0,500'],
  ['en', '12,34,567'],
  ['pt-br', '1,234'],
  ['pt-br', '1,234.50'],
  ['pt-br', '1.2345'],
] as const)('in %s refuses %s, which another language would read otherwise', (printedIn, text) => {
  expect(parseAmount(text, { currency: 'USD', printedIn })).toBeNull();
});

it('reads each printed amount again', () => {
  for (const language of ['en', 'pt-br', 'es', 'id'] as const) {
    for (const currency of ['USD', 'EUR', 'BRL', 'JPY', 'THB'] as const) {
      for (const amount of [0, -5, 90, 1234, -1_234_567]) {
        const text = formatMoney({ amount, currency, language });
        const minor = BigInt(amount) * (currency === 'JPY' ? 1n : 100n);
        expect(parseAmount(text, { currency, printedIn: language, isSigned: true }), text).toBe(
          minor,
        );
      }
    }
  }
});
