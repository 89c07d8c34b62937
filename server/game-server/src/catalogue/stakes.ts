import { type Currency, minorPerMajor } from '@fairhall/api/contract/money';

/** Factors from the betList's US dollars to each currency: for round stakes, not an exchange rate. */
const stakeFactors = {
  USD: 1n,
  EUR: 1n,
  GBP: 1n,
  SGD: 1n,
  BRL: 1n,
  CNY: 5n,
  THB: 10n,
  JPY: 100n,
} as const satisfies Record<Currency, bigint>;

/** A betList has two decimals at most. */
const CENTS = 100;

/** A betList in minor units of the currency, in the same order. */
export function stakesIn(currency: Currency, betList: readonly number[]): bigint[] {
  return betList.map((bet) => {
    const cents = BigInt(Math.round(bet * CENTS)) * stakeFactors[currency];
    return (cents * minorPerMajor(currency)) / BigInt(CENTS);
  });
}
