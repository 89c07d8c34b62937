import { FIRST_DEPOSIT_BONUS_MAX_MAJOR } from '../../contract/first-deposit.ts';
import { fromWholeMajor } from '../../contract/money.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import { ledgerKey } from '../../ledger/ledger-key.ts';
import { loadOfferTag } from '../users/index.ts';
import type { PaymentsContext } from './context.ts';
import type { DepositOrder } from './deposits.repository.ts';

/** The ledger tag of a player's first deposit. */
export function firstDepositTag(userId: string): string {
  return ledgerKey('first-deposit', userId);
}

/** The bonus for this order as a first deposit, in minor units: its amount, up to a limit. */
export function firstDepositBonus(order: Pick<DepositOrder, 'walletType' | 'amountMinor'>): bigint {
  const currency = parseCurrency(order.walletType);
  const maxMinor = fromWholeMajor(FIRST_DEPOSIT_BONUS_MAX_MAJOR[currency], currency);
  return order.amountMinor < maxMinor ? order.amountMinor : maxMinor;
}

/** The ledger tag of the bonus, which a person gets once; `null` when it was given. */
export async function findOpenBonusTag(
  { prisma, queries }: Pick<PaymentsContext, 'prisma' | 'queries'>,
  userId: string,
): Promise<string | null> {
  const tag = await loadOfferTag(prisma, { offer: 'first-deposit-bonus', userId });
  return (await queries.hasTag(tag)) ? null : tag;
}

/** Whether the player has a paid deposit. */
export async function hasDeposited(
  { depositors, queries }: Pick<PaymentsContext, 'depositors' | 'queries'>,
  userId: string,
): Promise<boolean> {
  if (depositors.has(userId)) return true;
  if (!(await queries.hasTag(firstDepositTag(userId)))) return false;
  depositors.set(userId, true);
  return true;
}
