import { expect, test } from 'vitest';
import { checkAmount } from './deposit-amount.ts';
import { DEFAULT_LIMITS, parseLimits } from './deposit-limits.ts';

const limits = { min: 10, max: 5_000 };

test.each([
  ['', 'enterAmount'],
  ['   ', 'enterAmount'],
  ['12.50', 'wholeAmount'],
  ['1,000', 'wholeAmount'],
  ['-20', 'wholeAmount'],
  ['1e3', 'wholeAmount'],
  ['ten', 'wholeAmount'],
  ['0', 'minAmountError'],
  ['9', 'minAmountError'],
  ['5001', 'maxAmountError'],
  ['99999999999999999999', 'maxAmountError'],
] as const)('"%s" is refused as %s', (text, problem) => {
  expect(checkAmount(text, limits)).toEqual({ valid: false, problem });
});

test.each([
  ['10', 10],
  ['5000', 5_000],
  [' 250 ', 250],
  ['0100', 100],
] as const)('"%s" is the amount %d', (text, amount) => {
  expect(checkAmount(text, limits)).toEqual({ valid: true, amount });
});

test('limits are read from the wallet configuration', () => {
  expect(parseLimits('50-20000')).toEqual({ min: 50, max: 20_000 });
});

test.each([undefined, '', '10', '10-', 'a-b', '500-10', '1.5-10'])(
  'limits %j fall back to 1 and 1,000,000',
  (text) => {
    expect(parseLimits(text)).toEqual(DEFAULT_LIMITS);
    expect(DEFAULT_LIMITS).toEqual({ min: 1, max: 1_000_000 });
  },
);
