import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isUnauthorized } from '@/lib/api-error.ts';
import type { Currency } from '@/lib/contract-types.ts';
import { isUnsettled, UnsettledKeys } from '@/lib/idempotency-key.ts';
import { errorText } from '@/lib/query-client.ts';
import { showToast } from '@/lib/toasts.ts';
import { api } from '@/lib/trpc.ts';
import { useIsHere } from '@/lib/use-is-here.ts';
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

const keys = new UnsettledKeys();

/**
 * Orders a withdrawal. A request whose fate is unknown is repeated with its idempotency key, so
 * that trying again can never take the money twice. A player who closed the form meanwhile is told
 * by a toast how it ended.
 */
export function useWithdraw() {
  const { t } = useTranslation();
  const isHere = useIsHere();
  return useMutation({
    meta: { showsError: true },
    mutationFn: async (request: WithdrawRequest): Promise<PlacedWithdrawal> => {
      const { orderNum } = await api.payments.withdraw.mutate(request, {
        context: { headers: { 'idempotency-key': keys.keyFor(request) } },
      });
      return { ...request, orderNum };
    },
    onSuccess: ({ orderNum: order }) => {
      void refreshAfterWithdrawal();
      if (isHere.current) return;
      showToast({ tone: 'success', title: t('wallet.withdrawSubmitted', { order }) });
    },
    onError: (error) => {
      if (isHere.current || isUnauthorized(error)) return;
      const text = t(isUnsettled(error) ? 'withdraw.safeToRepeat' : 'withdraw.nothingTaken');
      showToast({ tone: 'error', title: errorText(error), text });
    },
    onSettled: (_placed, error, request) => keys.settle(request, error),
  });
}
