import { useTranslation } from 'react-i18next';
import type { Currency, WithdrawalOrder } from '@/lib/api/contract-types.ts';
import { isUnsettled, UnsettledKeys } from '@/lib/api/idempotency-key.ts';
import { api } from '@/lib/api/trpc.ts';
import { usePlaceOrder } from '@/lib/payments/use-place-order.ts';
import { showToast } from '@/lib/ui/toasts.ts';
import { refreshAfterWithdrawal } from './refresh-after-withdrawal.ts';

export type WithdrawRequest = {
  readonly walletType: Currency;
  /** Decimal text of major units. */
  readonly money: string;
  readonly bankCode: string;
} & (
  | {
      /** The account: a card number or a payment key. */
      readonly bank: string;
    }
  | { readonly savedAccount: string }
);

export type PlacedWithdrawal = WithdrawRequest &
  WithdrawalOrder & {
    /** The account, masked. */
    readonly to: string;
  };

const keys = new UnsettledKeys();

/** Orders a withdrawal. If the form was closed meanwhile, the result is shown as a toast. */
export function useWithdraw() {
  const { t } = useTranslation(['app', 'wallet', 'withdraw']);
  return usePlaceOrder({
    keys,
    call: async (request: WithdrawRequest, options): Promise<WithdrawRequest & WithdrawalOrder> => {
      const placed = await api.payments.withdraw.mutate(request, options);
      return { ...request, ...placed };
    },
    onPlaced: ({ orderNum: order }, { isClosed }) => {
      void refreshAfterWithdrawal();
      if (!isClosed) return;
      showToast({ tone: 'success', title: t('wallet:withdrawSubmitted', { order }) });
    },
    noteOf: (error) => t(isUnsettled(error) ? 'withdraw:safeToRepeat' : 'withdraw:nothingTaken'),
  });
}
