import { type Currency, fromWholeMajor } from './money.ts';

/** How long a launch of free play is accepted; its wallet is deleted as long after its last use. */
export const FREE_PLAY_MS = 2 * 3_600_000;

/** Points are counted as money of the wallet type, so that stakes and rules are those of the game. */
const openingMajor = {
  USD: 1_000,
  EUR: 1_000,
  GBP: 1_000,
  SGD: 1_000,
  BRL: 5_000,
  CNY: 5_000,
  THB: 30_000,
  JPY: 100_000,
} as const satisfies Record<Currency, number>;

/** The points of a new launch of free play, in minor units. */
export function freePlayOpeningMinor(currency: Currency): bigint {
  return fromWholeMajor(openingMajor[currency], currency);
}
