import type { Currency, Wallet } from '@/lib/api/contract-types.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { trpc } from '@/lib/api/trpc.ts';

/**
 * Writes the balance that the game reports into the cached wallets of header and lobby.
 * @param balance decimal string of major units
 */
export function adoptBalance(walletType: Currency, balance: string): void {
  const filter = trpc.wallets.list.pathFilter();
  // A response still in flight was read before this round.
  void queryClient.cancelQueries(filter);
  queryClient.setQueriesData<Wallet[]>(filter, (wallets) =>
    wallets?.map((wallet) =>
      wallet.walletType === walletType ? { ...wallet, walletBalance: Number(balance) } : wallet,
    ),
  );
}
