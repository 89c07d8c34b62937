import type { Currency, Wallet } from '@/lib/contract-types.ts';
import { queryClient } from '@/lib/query-client.ts';
import { trpc } from '@/lib/trpc.ts';

/**
 * Puts the balance that the game reports into the wallets that header and lobby show.
 * @param balance decimal string of major units
 */
export function adoptBalance(walletType: Currency, balance: string): void {
  const filter = trpc.wallets.list.pathFilter();
  // An answer still under way was read before this round.
  void queryClient.cancelQueries(filter);
  queryClient.setQueriesData<Wallet[]>(filter, (wallets) =>
    wallets?.map((wallet) =>
      wallet.walletType === walletType ? { ...wallet, walletBalance: Number(balance) } : wallet,
    ),
  );
}
