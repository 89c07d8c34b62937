import { type Currency, toMajor } from '../../contract/money.ts';
import { convertMinor } from '../../contract/reference-rates.ts';

/** Cents of US dollars by the reference rates, of an amount that may be below zero. */
export function usdMinor(
  { amountMinor, currency }: { amountMinor: bigint; currency: Currency },
  rounding: 'up' | 'down' = 'up',
): bigint {
  const isNegative = amountMinor < 0n;
  const minor = convertMinor({
    amountMinor: isNegative ? -amountMinor : amountMinor,
    from: currency,
    to: 'USD',
    rounding,
  });
  return isNegative ? -minor : minor;
}

/** The same in dollars. */
export function amountUsd(amount: { amountMinor: bigint; currency: Currency }): number {
  return toMajor(usdMinor(amount), 'USD');
}
