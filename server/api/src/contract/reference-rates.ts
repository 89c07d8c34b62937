import { type Currency, minorPerMajor } from './money.ts';

/**
 * What a major unit of each currency is worth, in millionths of a US dollar. Fixed by release. They
 * compare amounts of several wallets (limits, thresholds, reports) and are shown with "≈"; no money
 * moves by them (docs/decisions/0005).
 */
export const referenceRatesMicro: RatesMicro = {
  USD: 1_000_000,
  EUR: 1_080_000,
  GBP: 1_270_000,
  BRL: 180_000,
  JPY: 6_600,
  CNY: 138_000,
  SGD: 745_000,
  THB: 28_000,
};

/** Whole millionths of a US dollar per major unit. */
export type RatesMicro = Readonly<Record<Currency, number>>;

/**
 * Minor units of `from` as minor units of `to`, exact up to the last unit: stakes and deposits are
 * rounded up, wins down.
 * @param conversion.amountMinor zero or more
 */
export function convertMinor(conversion: {
  readonly amountMinor: bigint;
  readonly from: Currency;
  readonly to: Currency;
  readonly rounding: 'up' | 'down';
  readonly ratesMicro?: RatesMicro;
}): bigint {
  const { amountMinor, from, to, rounding, ratesMicro = referenceRatesMicro } = conversion;
  const worth = amountMinor * minorWeight(from, ratesMicro);
  const unit = minorWeight(to, ratesMicro);
  return rounding === 'up' ? (worth + unit - 1n) / unit : worth / unit;
}

/** What a minor unit of a currency weighs against those of the others: micro-USD per hundred. */
export function minorWeight(currency: Currency, ratesMicro: RatesMicro): bigint {
  return (BigInt(ratesMicro[currency]) * 100n) / minorPerMajor(currency);
}
