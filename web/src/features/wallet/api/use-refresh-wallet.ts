import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isUnauthorized } from '@/lib/api/api-error.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { showToast } from '@/lib/ui/toasts.ts';

/**
 * Refetches balances and records and shows a failure.
 * @returns the function that refetches; it resolves to whether all succeeded
 */
export function useRefreshWallet(): () => Promise<boolean> {
  const { t } = useTranslation(['app', 'wallet']);
  const queryClient = useQueryClient();
  return async () => {
    const calls = [
      trpc.wallets.list,
      trpc.user.info,
      trpc.payments.rechargeRecords,
      trpc.payments.withdrawRecords,
    ];
    const responses = await Promise.allSettled(
      calls.map((call) => queryClient.refetchQueries(call.pathFilter(), { throwOnError: true })),
    );
    const failed = responses.filter((response) => response.status === 'rejected');
    // An ended session reports itself.
    if (failed.some(({ reason }) => !isUnauthorized(reason))) {
      showToast({ tone: 'error', title: t('wallet:refreshFailed') });
    }
    return failed.length === 0;
  };
}
