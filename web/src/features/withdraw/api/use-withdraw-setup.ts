import { useQuery } from '@tanstack/react-query';
import { isWaitingOffline } from '@/components/ui/offline-state.tsx';
import type { Currency } from '@/lib/contract-types.ts';
import { toMinor } from '@/lib/credited-amount.ts';
import { trpc } from '@/lib/trpc.ts';
import { useWallets } from '@/lib/wallets.ts';
import type { WithdrawLimits } from '../withdraw-rules.ts';

/** The specification's limits for a wallet without a configuration, in whole major units. */
const MIN_DEFAULT = 10;
const MAX_DEFAULT = 100_000;

/** The balances and limits that the form needs; null until both are there. */
export function useWithdrawSetup() {
  const wallets = useWallets();
  const configs = useQuery(trpc.wallets.configs.queryOptions({}));
  return {
    setup:
      wallets.data === undefined || configs.data === undefined
        ? null
        : { wallets: wallets.data, configs: configs.data },
    error: wallets.error ?? configs.error,
    isOffline: [wallets, configs].some(isWaitingOffline),
    isFetching: wallets.isFetching || configs.isFetching,
    retry: () => {
      void wallets.refetch();
      void configs.refetch();
    },
  };
}

export type WithdrawSetup = NonNullable<ReturnType<typeof useWithdrawSetup>['setup']>;

/** What the wallet holds and how much it pays out at a time. */
export function limitsOf({ wallets, configs }: WithdrawSetup, currency: Currency): WithdrawLimits {
  const balance = wallets.find(({ walletType }) => walletType === currency)?.walletBalance ?? 0;
  const config = configs.find(({ walletType }) => walletType === currency);
  return {
    minMinor: toMinor(config?.withdrawMinAmount ?? MIN_DEFAULT, currency),
    maxMinor: toMinor(config?.withdrawMaxAmount ?? MAX_DEFAULT, currency),
    balanceMinor: toMinor(balance, currency),
  };
}
