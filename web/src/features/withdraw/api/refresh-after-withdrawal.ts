import { queryClient } from '@/lib/api/query-client.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { refreshWallets } from '@/lib/money/wallets.ts';

/**
 * Refetches the data that a withdrawal changes: balances, the frozen amount, records and history.
 */
export async function refreshAfterWithdrawal(): Promise<void> {
  await Promise.all([
    refreshWallets(),
    queryClient.invalidateQueries(trpc.user.info.pathFilter()),
    queryClient.invalidateQueries(trpc.payments.withdrawRecords.pathFilter()),
    queryClient.invalidateQueries(trpc.user.history.pathFilter()),
  ]);
}
