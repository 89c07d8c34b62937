import { FIRST_DEPOSIT_BONUS_MAX_MAJOR } from '@fairhall/api/contract/first-deposit';
import type { Currency } from '@/lib/contract-types.ts';

/** The most that the match adds, in whole major units. */
export function matchMax(currency: Currency): number {
  return FIRST_DEPOSIT_BONUS_MAX_MAJOR[currency];
}

/** What the match adds to a first deposit of `amount`: the same again, up to the maximum. */
export function matchFor({ amount, currency }: { amount: number; currency: Currency }): number {
  return Math.min(amount, FIRST_DEPOSIT_BONUS_MAX_MAJOR[currency]);
}
