import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Currency } from '@/lib/contract-types.ts';
import { isUnsettled, type KeyedRequest, keyFor } from '@/lib/idempotency-key.ts';
import { api } from '@/lib/trpc.ts';
import { refreshAfterWithdrawal } from '@/lib/withdrawals.ts';

export type WithdrawRequest = {
  readonly walletType: Currency;
  /** Decimal text of major units. */
  readonly money: string;
  readonly bankCode: string;
  /** The account: a card number or a payment key. */
  readonly bank: string;
};

export type PlacedWithdrawal = WithdrawRequest & { readonly orderNum: string };

/**
 * Orders a withdrawal. A request whose fate is unknown is repeated with its idempotency key, so
 * that trying again can never take the money twice.
 */
export function useWithdraw() {
  const unsettled = useRef<KeyedRequest | null>(null);
  return useMutation({
    meta: { showsError: true },
    mutationFn: async (request: WithdrawRequest): Promise<PlacedWithdrawal> => {
      const keyed = keyFor(JSON.stringify(request), unsettled.current);
      unsettled.current = keyed;
      const { orderNum } = await api.payments.withdraw.mutate(request, {
        context: { headers: { 'idempotency-key': keyed.key } },
      });
      return { ...request, orderNum };
    },
    onSuccess: () => {
      unsettled.current = null;
      void refreshAfterWithdrawal();
    },
    onError: (error) => {
      if (!isUnsettled(error)) unsettled.current = null;
    },
  });
}
