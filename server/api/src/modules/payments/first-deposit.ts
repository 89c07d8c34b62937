import { LRUCache } from 'lru-cache';
import { FIRST_DEPOSIT_BONUS_MAX_MAJOR } from '../../contract/first-deposit.ts';
import { fromWholeMajor } from '../../contract/money.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import { factKey } from '../../ledger/fact-key.ts';
import type { Services } from '../../services.ts';
import type { DepositOrder } from './deposits.repository.ts';

const CACHED_MAX = 10_000;

/** The ledger tag of a player's first deposit. */
export function firstDepositTag(userId: string): string {
  return factKey('first-deposit', userId);
}

/** The bonus for this order as a first deposit, in minor units: its amount, up to a limit. */
export function firstDepositBonus(order: Pick<DepositOrder, 'walletType' | 'amountMinor'>): bigint {
  const currency = parseCurrency(order.walletType);
  const maxMinor = fromWholeMajor(FIRST_DEPOSIT_BONUS_MAX_MAJOR[currency], currency);
  return order.amountMinor < maxMinor ? order.amountMinor : maxMinor;
}

/**
 * Players with a deposit. A cached entry never becomes stale, on any node, because tags are not
 * deleted; the ledger checks the tag in any case.
 */
export type Depositors = LRUCache<string, true>;

export function createDepositors(): Depositors {
  return new LRUCache({ max: CACHED_MAX });
}

/** Whether the player has a paid deposit. */
export async function hasDeposited(
  { depositors, queries }: Pick<Services, 'depositors' | 'queries'>,
  userId: string,
): Promise<boolean> {
  if (depositors.has(userId)) return true;
  if (!(await queries.payments.hasTag(firstDepositTag(userId)))) return false;
  depositors.set(userId, true);
  return true;
}
