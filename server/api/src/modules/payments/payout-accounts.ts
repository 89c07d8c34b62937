import { WithdrawStatus } from '../../contract/enums.ts';
import { maskAccount } from '../../contract/masking.ts';
import type { PayoutAccount } from '../../contract/payments.ts';
import { invalidField } from '../../core/app-error.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import { banksOf } from './banks.ts';
import type { PaymentsContext } from './context.ts';
import { findWithdrawal, listPaidWithdrawals } from './withdrawals.repository.ts';

/** Accounts that are offered again. */
const SAVED_MAX = 5;
/** Paid withdrawals that are read for them. */
const READ_MAX = 50;

/**
 * The accounts that a player was paid out to from a wallet, newest first: each by the number of its last
 * order, and masked, so that who uses an open session reads none. @throws UNKNOWN_CURRENCY
 */
export async function listPayoutAccounts(
  { prisma }: Pick<PaymentsContext, 'prisma'>,
  { userId, walletType }: { userId: string; walletType: string },
): Promise<PayoutAccount[]> {
  const currency = parseCurrency(walletType);
  const orders = await listPaidWithdrawals(prisma, {
    userId,
    walletType: currency,
    bankCodes: banksOf(currency).map(({ bankCode }) => bankCode),
    take: READ_MAX,
  });
  const places = orders.map(({ bankCode, accountKey }) => `${bankCode} ${accountKey}`);
  return orders
    .filter((_, index) => places.indexOf(places[index] ?? '') === index)
    .slice(0, SAVED_MAX)
    .map(({ orderNum, bankCode, bankAccount, updatedAt }) => ({
      savedAccount: orderNum,
      bankCode,
      account: maskAccount(bankAccount),
      usedAt: updatedAt.toISOString(),
    }));
}

type Destination = {
  readonly userId: string;
  readonly walletType: string;
  readonly bankCode: string;
  readonly bank?: string | undefined;
  readonly savedAccount?: string | undefined;
};

/**
 * The account of a request: the typed one, or the saved one; empty, which is no valid account, where
 * the player has not saved it for this wallet and bank. @throws INVALID_REQUEST without exactly one
 */
export async function accountOf(
  { prisma }: Pick<PaymentsContext, 'prisma'>,
  { userId, walletType, bankCode, bank, savedAccount }: Destination,
): Promise<string> {
  if ((bank === undefined) === (savedAccount === undefined)) {
    throw invalidField({ path: 'bank', message: 'is required, or savedAccount in its place' });
  }
  if (savedAccount === undefined) return bank ?? '';
  const order = await findWithdrawal(prisma, savedAccount);
  const isSaved =
    order?.userId === userId &&
    order.walletType === walletType &&
    order.bankCode === bankCode &&
    order.status === WithdrawStatus.successful;
  return isSaved ? order.bankAccount : '';
}
