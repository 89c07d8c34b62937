import { BalanceText } from '@/components/ui/balance-text.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useSelectedWallet } from '@/lib/money/selected-wallet.ts';
import { useCurrentWallet, useWallets } from '@/lib/money/wallets.ts';

/** The balance of the selected wallet, animated on a change; a dash when it is unknown. */
export function CurrentBalance({ skeletonWidth }: { readonly skeletonWidth: string }) {
  const selected = useSelectedWallet();
  const current = useCurrentWallet();
  const { isError } = useWallets();
  if (current) return <BalanceText amount={current.walletBalance} currency={selected} countUp />;
  if (isError) return '—';
  return <Skeleton width={skeletonWidth} height="16px" radius="5px" />;
}
