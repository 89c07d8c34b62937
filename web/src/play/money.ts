import type { Currency } from '@/lib/contract-types.ts';
import { currencyFacts } from '@/lib/money.ts';

/**
 * A decimal string of major units, as the round API carries it, in minor units.
 * @throws RangeError when the text is no amount of this currency
 */
export function toMinor(text: string, currency: Currency): bigint {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  const { scale } = currencyFacts[currency];
  const fraction = (match?.[3] ?? '').replace(/0+$/, '');
  if (!match || fraction.length > scale) throw new RangeError(`no ${currency} amount: "${text}"`);
  const minor = BigInt(`${match[2]}${fraction.padEnd(scale, '0')}`);
  return match[1] === '-' ? -minor : minor;
}

/** Minor units as the decimal string of major units that the round API takes. */
export function toDecimal(amountMinor: bigint, currency: Currency): string {
  const { scale } = currencyFacts[currency];
  const sign = amountMinor < 0n ? '-' : '';
  const digits = `${amountMinor < 0n ? -amountMinor : amountMinor}`.padStart(scale + 1, '0');
  if (scale === 0) return sign + digits;
  return `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** Minor units as a number of major units, for showing alone: exact below 2^53 minor units. */
export function toMajor(amountMinor: bigint, currency: Currency): number {
  return Number(amountMinor) / 10 ** currencyFacts[currency].scale;
}

/** How often the stake fits into the win, with two decimals, never rounded up: 23 or 1.25. */
export function multipleOfStake(winMinor: bigint, stakeMinor: bigint): number {
  if (stakeMinor <= 0n) return 0;
  return Number((winMinor * 100n) / stakeMinor) / 100;
}
