import type { Currency } from './money.ts';

/** The limit of the first-deposit bonus, in whole major units (contract, money states). */
export const FIRST_DEPOSIT_BONUS_MAX_MAJOR = {
  USD: 1000,
  EUR: 1000,
  GBP: 1000,
  SGD: 1000,
  BRL: 5000,
  CNY: 5000,
  THB: 30_000,
  JPY: 100_000,
} as const satisfies Record<Currency, number>;
