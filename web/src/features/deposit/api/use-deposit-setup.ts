import { useQuery } from '@tanstack/react-query';
import { isWaitingOffline } from '@/components/ui/offline-state.tsx';
import type { WalletConfig } from '@/lib/contract-types.ts';
import { useFirstDeposit } from '@/lib/first-deposit.ts';
import { trpc } from '@/lib/trpc.ts';
import { useWallets } from '@/lib/wallets.ts';

/** What the form needs: balances, limits, and whether a first deposit is still to come. */
export function useDepositSetup(given: readonly WalletConfig[] | undefined) {
  const wallets = useWallets();
  const configs = useQuery(trpc.wallets.configs.queryOptions({}, { enabled: given === undefined }));
  const { isFirst } = useFirstDeposit();
  const walletConfigs = given ?? configs.data;
  return {
    setup:
      wallets.data === undefined || walletConfigs === undefined
        ? null
        : {
            wallets: wallets.data,
            walletConfigs,
            /** Only promised once it is known; false while the question is open. */
            isFirstDeposit: isFirst === true,
          },
    error: wallets.error ?? configs.error,
    isOffline: [wallets, configs].some(isWaitingOffline),
    isFetching: wallets.isFetching || configs.isFetching,
    retry: () => {
      void wallets.refetch();
      if (given === undefined) void configs.refetch();
    },
  };
}

export type DepositSetup = NonNullable<ReturnType<typeof useDepositSetup>['setup']>;
