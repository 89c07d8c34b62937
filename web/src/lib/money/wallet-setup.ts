import { useQuery } from '@tanstack/react-query';
import type { Currency, Wallet, WalletConfig } from '@/lib/api/contract-types.ts';
import { isWaitingOffline } from '@/lib/api/online.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { useWallets } from './wallets.ts';

/** The data of the forms for deposits and withdrawals. */
export type WalletSetup = {
  readonly wallets: readonly Wallet[];
  readonly configs: readonly WalletConfig[];
};

/**
 * The balances and limits of the wallets; `setup` is null until both are loaded.
 * @param given the limits, if the caller has loaded them
 */
export function useWalletSetup(given?: readonly WalletConfig[]) {
  const wallets = useWallets();
  const loaded = useQuery(trpc.wallets.configs.queryOptions({}, { enabled: given === undefined }));
  const configs = given ?? loaded.data;
  return {
    setup: wallets.data && configs ? { wallets: wallets.data, configs } : null,
    error: wallets.error ?? loaded.error,
    isOffline: [wallets, loaded].some(isWaitingOffline),
    isFetching: wallets.isFetching || loaded.isFetching,
    retry: () => {
      void wallets.refetch();
      if (given === undefined) void loaded.refetch();
    },
  };
}

/** A wallet's balance in major units and its limits. */
export function walletOf({ wallets, configs }: WalletSetup, currency: Currency) {
  return {
    balance: wallets.find(({ walletType }) => walletType === currency)?.walletBalance ?? 0,
    config: configs.find(({ walletType }) => walletType === currency),
  };
}
