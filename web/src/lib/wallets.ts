import { useQuery } from '@tanstack/react-query';
import type { Currency, Wallet } from './contract-types.ts';
import { queryClient } from './query-client.ts';
import { selectedWallet, useSelectedWallet } from './selected-wallet.ts';
import { currentSession, useSession } from './session.ts';
import { trpc } from './trpc.ts';
import { openModal } from './window-events.ts';

/** Money moves in other tabs, the checkout's and the game's: coming back asks again. */
const BALANCE_STALE_MS = 3000;

/** All wallets of the player; asks nothing while nobody is logged in. */
export function useWallets() {
  const session = useSession();
  return useQuery(
    trpc.wallets.list.queryOptions({}, { enabled: session !== null, staleTime: BALANCE_STALE_MS }),
  );
}

/** The wallet that games use, undefined until the wallets are there. */
export function useCurrentWallet(): Wallet | undefined {
  const currency = useSelectedWallet();
  return useWallets().data?.find((wallet) => wallet.walletType === currency);
}

/** The balance of the selected wallet in major units, from the server when it is not known yet. */
export async function currentBalance(): Promise<number> {
  const wallets = await queryClient.ensureQueryData(trpc.wallets.list.queryOptions({}));
  return wallets.find((wallet) => wallet.walletType === selectedWallet())?.walletBalance ?? 0;
}

/** Fetches the balances again, after money moved somewhere else. */
export function refreshWallets(): Promise<void> {
  return queryClient.invalidateQueries(trpc.wallets.list.queryFilter());
}

/**
 * Opens the deposit modal with the wallets' limits; a guest gets the login modal instead. Rejects
 * when the limits cannot be loaded.
 */
export async function openDeposit(walletType: Currency = selectedWallet()): Promise<void> {
  if (currentSession() === null) {
    openModal('show-login-modal');
    return;
  }
  const walletConfigs = await queryClient.ensureQueryData(trpc.wallets.configs.queryOptions({}));
  openModal('show-deposit-modal', { walletType, walletConfigs });
}
