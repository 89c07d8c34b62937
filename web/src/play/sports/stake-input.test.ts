import { expect, it } from 'vitest';
import { readStake, stakeText } from './stake-input.ts';

const dollars = { currency: 'USD', limits: { unitMinor: 100n, maxMinor: 20_000n } } as const;
const yen = { currency: 'JPY', limits: { unitMinor: 100n, maxMinor: 30_000n } } as const;

it.each([
  ['5', 500n],
  [' 20.00 ', 2000n],
  ['3,00', 300n],
  ['200', 20_000n],
])('parses %j as a stake', (text, minor) => {
  expect(readStake(text, dollars)).toBe(minor);
});

it.each(['', '0', '0.50', '200.01', '201', '-1', '1e3', 'five', '1.005'])(
  'rejects %j as a stake',
  (text) => {
    expect(readStake(text, dollars)).toBeNull();
  },
);

it('supports currencies without decimals', () => {
  expect(readStake('300', yen)).toBe(300n);
  expect(readStake('300.50', yen)).toBeNull();
});

it('formats a stake in the language, and parses it again', () => {
  const text = stakeText(250_000n, { currency: 'USD', locale: 'pt-BR' });
  expect(text).toBe('2500,00');
  expect(stakeText(300n, { currency: 'JPY', locale: 'en-US' })).toBe('300');
  expect(readStake('100,00', dollars)).toBe(10_000n);
});
