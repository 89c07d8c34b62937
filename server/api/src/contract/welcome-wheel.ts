import type { Currency } from './money.ts';

/** The segments of the prize wheel, all equally likely, in units of the player's currency. */
export const WELCOME_WHEEL = [10, 25, 15, 50, 10, 30, 20, 100, 10, 40, 15, 20] as const;

/** The value of one unit of the wheel in each currency, in whole major units. */
export const WELCOME_UNIT_MAJOR = {
  USD: 1,
  EUR: 1,
  GBP: 1,
  SGD: 1,
  BRL: 1,
  CNY: 5,
  THB: 10,
  JPY: 100,
} as const satisfies Record<Currency, number>;

/** Constant, because each player has a seed of their own and one draw. */
export const WELCOME_NONCE = 0;
