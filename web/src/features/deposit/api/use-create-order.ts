import type { Currency, DepositOrder } from '@/lib/api/contract-types.ts';
import { UnsettledKeys } from '@/lib/api/idempotency-key.ts';
import { api } from '@/lib/api/trpc.ts';
import { refreshWallets } from '@/lib/money/wallets.ts';
import { refreshDepositRecords } from '@/lib/payments/deposit-order.ts';
import { storeOrder } from '@/lib/payments/stored-order.ts';
import { usePlaceOrder } from '@/lib/payments/use-place-order.ts';
import { usableOrder } from '../deposit-failure.ts';

/** The specification's delay between an order and the refetch of the balances. */
const REFETCH_DELAY_MS = 1000;

export type OrderRequest = {
  readonly walletType: Currency;
  /** Integer major units. */
  readonly amount: number;
  /** The choice of no limit, where a market wants one before the first deposit. */
  readonly noLimit: boolean;
};

/** An order with its request and creation time; the response of the API does not repeat them. */
export type PlacedOrder = DepositOrder &
  OrderRequest & {
    /** Milliseconds since 1970. */
    readonly placedAt: number;
  };

const keys = new UnsettledKeys();

/** Creates a deposit order and saves it. */
export function useCreateOrder() {
  return usePlaceOrder({
    keys,
    call: async (request: OrderRequest, options): Promise<PlacedOrder> => {
      const response = await api.payments.recharge.mutate(request, options);
      return { ...usableOrder(response), ...request, placedAt: Date.now() };
    },
    onPlaced: (order) => {
      storeOrder(order);
      setTimeout(() => {
        void refreshWallets();
        void refreshDepositRecords();
      }, REFETCH_DELAY_MS);
    },
  });
}
