import { isCurrency, toMajor } from '../../../contract/money.ts';
import { usdMinor } from '../amounts.ts';

/** The sum of stored amounts in several currencies, in US dollars by the reference rates. */
export function sumUsd(
  amounts: readonly { readonly currency: string; readonly amountMinor: bigint }[],
): number {
  const minor = amounts.reduce(
    (sum, { currency, amountMinor }) =>
      isCurrency(currency) ? sum + usdMinor({ amountMinor, currency }) : sum,
    0n,
  );
  return toMajor(minor, 'USD');
}
