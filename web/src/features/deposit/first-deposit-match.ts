import type { Currency } from '@/lib/contract-types.ts';

/** The most that the first-deposit match adds, in whole major units (contract, money states). */
const MATCH_MAX = {
  USD: 1_000,
  EUR: 1_000,
  GBP: 1_000,
  SGD: 1_000,
  BRL: 5_000,
  CNY: 5_000,
  THB: 30_000,
  JPY: 100_000,
} as const satisfies Record<Currency, number>;

export function matchMax(currency: Currency): number {
  return MATCH_MAX[currency];
}

/** What the match adds to a first deposit of `amount`: the same again, up to the maximum. */
export function matchFor({ amount, currency }: { amount: number; currency: Currency }): number {
  return Math.min(amount, MATCH_MAX[currency]);
}
