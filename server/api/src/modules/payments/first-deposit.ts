import { LRUCache } from 'lru-cache';
import { FIRST_DEPOSIT_BONUS_MAX_MAJOR } from '../../contract/first-deposit.ts';
import { fromWholeMajor } from '../../contract/money.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import type { Services } from '../../services.ts';
import type { DepositOrder } from './deposits.repository.ts';

const KNOWN_PLAYERS_MAX = 10_000;

/** The tag that a player's first deposit leaves in the ledger, once. */
export function firstDepositTag(userId: string): string {
  return `first-deposit/${userId}`;
}

/** What a first deposit of this order is matched with, in minor units: its amount, up to a limit. */
export function firstDepositBonus(order: Pick<DepositOrder, 'walletType' | 'amountMinor'>): bigint {
  const currency = parseCurrency(order.walletType);
  const maxMinor = fromWholeMajor(FIRST_DEPOSIT_BONUS_MAX_MAJOR[currency], currency);
  return order.amountMinor < maxMinor ? order.amountMinor : maxMinor;
}

/**
 * Players known to have made a deposit: what is true once stays true. The ledger, which checks the
 * tag itself, decides in any case.
 */
export type Depositors = LRUCache<string, true>;

export function createDepositors(): Depositors {
  return new LRUCache({ max: KNOWN_PLAYERS_MAX });
}

/** Whether a deposit of the player was paid before. */
export function hasDeposited(
  { depositors, queries }: Pick<Services, 'depositors' | 'queries'>,
  userId: string,
): boolean {
  if (depositors.has(userId)) return true;
  if (!queries.payments.hasTag(firstDepositTag(userId))) return false;
  depositors.set(userId, true);
  return true;
}
