import { currencyFacts, toMajor } from '@fairhall/api/contract/money';
import type { Currency, Transaction } from '@/lib/api/contract-types.ts';

/**
 * Converts major units of the wire to integer minor units; exact, because balances stay below 2^53.
 */
export function toMinor(amount: number, currency: Currency): bigint {
  return BigInt(Math.round(amount * 10 ** currencyFacts[currency].scale));
}

/** The amount credited for a deposit in major units: its actual amount plus the bonus. */
export function creditedAmount({
  actualAmount,
  bonusAmount,
  walletType,
}: Pick<Transaction, 'actualAmount' | 'bonusAmount' | 'walletType'>): number {
  const creditedMinor = toMinor(actualAmount, walletType) + toMinor(bonusAmount, walletType);
  return toMajor(creditedMinor, walletType);
}
