import { useEffect } from 'react';
import type { Transaction } from '@/lib/api/contract-types.ts';
import { refreshWallets } from '@/lib/money/wallets.ts';
import { useDepositOrder } from '@/lib/payments/deposit-order.ts';
import type { PlacedOrder } from '../api/use-create-order.ts';
import { DepositOutcome } from './deposit-outcome.tsx';
import { DepositWaiting } from './deposit-waiting.tsx';

type DepositProgressProps = {
  readonly order: PlacedOrder;
  /** False when the browser blocked the payment tab. */
  readonly isTabOpen: boolean;
  readonly onAgain: () => void;
  readonly onHide: () => void;
};

/** Follows an order that is paid in another tab. */
export function DepositProgress({ order, isTabOpen, onAgain, onHide }: DepositProgressProps) {
  const followed = useDepositOrder(order.outTradeNo);
  useRefreshOnReturn();
  const settled = settledRecord(followed);
  if (settled !== null) {
    return <DepositOutcome record={settled} onAgain={onAgain} onHide={onHide} />;
  }
  return (
    <DepositWaiting
      order={order}
      isTabOpen={isTabOpen}
      isChecking={followed.isFetching}
      hasFailed={followed.isError}
      onCheck={() => followed.refetch()}
      onAgain={onAgain}
    />
  );
}

function settledRecord({ order, status }: ReturnType<typeof useDepositOrder>): Transaction | null {
  if (order === undefined) return null;
  return status === 'paid' || status === 'failed' || status === 'cancelled' ? order : null;
}

/** Refreshes the balances when the player returns from the payment tab. */
function useRefreshOnReturn(): void {
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'visible') void refreshWallets();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);
}
