import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showToast } from '@/lib/toasts.ts';
import { trpc } from '@/lib/trpc.ts';

/** Asks for balances and deposit records again; says so when that fails. */
export function useRefreshWallet(): () => Promise<void> {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return async () => {
    const records = queryClient.refetchQueries(trpc.payments.rechargeRecords.pathFilter(), {
      throwOnError: true,
    });
    const wallets = queryClient.refetchQueries(trpc.wallets.list.pathFilter(), {
      throwOnError: true,
    });
    const answers = await Promise.allSettled([wallets, records]);
    if (answers.some(({ status }) => status === 'rejected')) {
      showToast({ tone: 'error', title: t('wallet.refreshFailed') });
    }
  };
}
