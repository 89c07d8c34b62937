import { useQuery } from '@tanstack/react-query';
import type { Currency, Wallet } from '@/lib/api/contract-types.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { openModal } from '@/lib/browser/window-events.ts';
import { currentSession, useSession } from '@/lib/session/session.ts';
import { selectedWallet, useSelectedWallet } from './selected-wallet.ts';

/** Money moves in other tabs, as the checkout's and the game's: a return to the tab refetches. */
const BALANCE_STALE_MS = 3000;

export function walletsOptions() {
  return trpc.wallets.list.queryOptions({}, { staleTime: BALANCE_STALE_MS });
}

/** All wallets of the player; disabled for a guest. */
export function useWallets() {
  const session = useSession();
  return useQuery({ ...walletsOptions(), enabled: session !== null });
}

/** The wallet of the games, undefined while the wallets load. */
export function useCurrentWallet(): Wallet | undefined {
  const currency = useSelectedWallet();
  return useWallets().data?.find((wallet) => wallet.walletType === currency);
}

/** The balance of the selected wallet in major units, fetched if it is not cached. */
export async function loadCurrentBalance(): Promise<number> {
  const wallets = await queryClient.ensureQueryData(walletsOptions());
  return wallets.find((wallet) => wallet.walletType === selectedWallet())?.walletBalance ?? 0;
}

/** Refetches the balances after money moved elsewhere. */
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
