import { useMutation } from '@tanstack/react-query';
import { isUnauthorized } from '@/lib/api-error.ts';
import type { Currency, DepositOrder } from '@/lib/contract-types.ts';
import { refreshDepositRecords } from '@/lib/deposit-order.ts';
import { UnsettledKeys } from '@/lib/idempotency-key.ts';
import { errorText } from '@/lib/query-client.ts';
import { storeOrder } from '@/lib/stored-order.ts';
import { showToast } from '@/lib/toasts.ts';
import { api } from '@/lib/trpc.ts';
import { useIsHere } from '@/lib/use-is-here.ts';
import { refreshWallets } from '@/lib/wallets.ts';
import { usableOrder } from '../deposit-failure.ts';

/** The specification's pause between an order and the next look at the balances. */
const REFETCH_DELAY_MS = 1000;

export type OrderRequest = {
  readonly walletType: Currency;
  /** Whole major units. */
  readonly amount: number;
};

/** An order with what was asked for and when; the answer of the API does not repeat that. */
export type PlacedOrder = DepositOrder &
  OrderRequest & {
    /** Milliseconds since 1970. */
    readonly placedAt: number;
  };

const keys = new UnsettledKeys();

/**
 * Creates a deposit order and remembers it. A request whose fate is unknown is repeated with its
 * idempotency key, so that trying again can never create a second order.
 */
export function useCreateOrder() {
  const isHere = useIsHere();
  return useMutation({
    meta: { showsError: true },
    mutationFn: async (request: OrderRequest): Promise<PlacedOrder> => {
      const answer = await api.payments.recharge.mutate(request, {
        context: { headers: { 'idempotency-key': keys.keyFor(request) } },
      });
      return { ...usableOrder(answer), ...request, placedAt: Date.now() };
    },
    onSuccess: (order) => {
      storeOrder(order);
      setTimeout(() => {
        void refreshWallets();
        void refreshDepositRecords();
      }, REFETCH_DELAY_MS);
    },
    onError: (error) => {
      if (isHere.current || isUnauthorized(error)) return;
      showToast({ tone: 'error', title: errorText(error) });
    },
    onSettled: (_order, error, request) => keys.settle(request, error),
  });
}
