import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Currency, DepositOrder } from '@/lib/contract-types.ts';
import { refreshDepositRecords } from '@/lib/deposit-order.ts';
import { isUnsettled, type KeyedRequest, keyFor } from '@/lib/idempotency-key.ts';
import { storeOrder } from '@/lib/stored-order.ts';
import { api } from '@/lib/trpc.ts';
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

/**
 * Creates a deposit order and remembers it. A request whose fate is unknown is repeated with its
 * idempotency key, so that trying again can never create a second order.
 */
export function useCreateOrder() {
  const unsettled = useRef<KeyedRequest | null>(null);
  return useMutation({
    meta: { showsError: true },
    mutationFn: async (request: OrderRequest): Promise<PlacedOrder> => {
      const keyed = keyFor(JSON.stringify(request), unsettled.current);
      unsettled.current = keyed;
      const answer = await api.payments.recharge.mutate(request, {
        context: { headers: { 'idempotency-key': keyed.key } },
      });
      return { ...usableOrder(answer), ...request, placedAt: Date.now() };
    },
    onSuccess: (order) => {
      unsettled.current = null;
      storeOrder(order);
      setTimeout(() => {
        void refreshWallets();
        void refreshDepositRecords();
      }, REFETCH_DELAY_MS);
    },
    onError: (error) => {
      if (!isUnsettled(error)) unsettled.current = null;
    },
  });
}
