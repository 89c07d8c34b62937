import { FIRST_DEPOSIT_BONUS_MAX_MAJOR } from '@fairhall/api/contract/first-deposit';
import type { Currency } from '@/lib/api/contract-types.ts';

/** The maximum of the match, in integer major units. */
export function matchMax(currency: Currency): number {
  return FIRST_DEPOSIT_BONUS_MAX_MAJOR[currency];
}

/** The match of a first deposit of `amount`: the same amount, up to the maximum. */
export function matchFor({ amount, currency }: { amount: number; currency: Currency }): number {
  return Math.min(amount, FIRST_DEPOSIT_BONUS_MAX_MAJOR[currency]);
}
