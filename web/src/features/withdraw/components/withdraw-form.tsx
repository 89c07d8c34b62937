import { toMajor } from '@fairhall/api/contract/money';
import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form } from '@/components/ui/form.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { WalletPicker } from '@/components/ui/wallet-picker.tsx';
import { isUnsettled } from '@/lib/api/idempotency-key.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { parseAmount } from '@/lib/money/parse-amount.ts';
import type { WalletSetup } from '@/lib/money/wallet-setup.ts';
import { orderFailure } from '@/lib/payments/order-failure.ts';
import type { PlacedWithdrawal } from '../api/use-withdraw.ts';
import { NO_ACCOUNT, useWithdrawForm } from '../use-withdraw-form.ts';
import { isFilled, type WithdrawFields } from '../withdraw-rules.ts';
import { AccountFields } from './account-fields.tsx';
import { WithdrawAmount } from './withdraw-amount.tsx';
import { WithdrawSummary } from './withdraw-summary.tsx';

type WithdrawFormProps = {
  readonly setup: WalletSetup;
  readonly walletType: WithdrawFields['walletType'];
  readonly onPlaced: (placed: PlacedWithdrawal) => void;
};

/** The wallet, the amount, and the destination account. */
export function WithdrawForm({ setup, walletType, onPlaced }: WithdrawFormProps) {
  const { t } = useTranslation(['app', 'wallet', 'withdraw']);
  const state = useWithdrawForm({ setup, walletType, onPlaced });
  const { fields, isPending, change } = state;
  const { money } = useFormat();
  const { walletType: currency } = fields;
  const amountMinor = parseAmount(fields.amount, { currency });
  return (
    <Form form={state} className="money-form min-h-0 d-flex flex-column">
      <div className="rm-body">
        <WalletPicker
          label={t('withdraw:chooseWallet')}
          caption={(amount) => t('withdraw:available', { amount })}
          wallets={setup.wallets}
          value={currency}
          onChange={(next) => change({ walletType: next, ...NO_ACCOUNT, amount: '' })}
        />
        <WithdrawAmount state={state} />
        <AccountFields key={currency} state={state} />
        <WithdrawSummary currency={currency} amountMinor={amountMinor} />
      </div>
      <div className="rm-footer">
        {state.failure !== null && <Failure error={state.error} currency={currency} />}
        <SubmitButton
          isPending={isPending}
          disabled={!isFilled(fields)}
          label={
            amountMinor === null || amountMinor <= 0n
              ? t('withdraw:submit')
              : t('withdraw:submitAmount', {
                  amount: money(toMajor(amountMinor, currency), currency),
                })
          }
          pendingLabel={t('withdraw:submitting')}
        />
        <p className="money-hint text-3 text-balance fs-xs text-center">
          <Info size={14} />
          {t('withdraw:hint')}
        </p>
      </div>
    </Form>
  );
}

type FailureProps = {
  readonly error: unknown;
  readonly currency: WithdrawFields['walletType'];
};

function Failure({ error, currency }: FailureProps) {
  const { t } = useTranslation(['app', 'wallet', 'withdraw']);
  const { trimmedMoney } = useFormat();
  const failure = orderFailure(error);
  return (
    <Notice tone="error">
      {failure.kind === 'outOfRange' && (
        <span>
          {t('withdraw:outOfRange', {
            min: trimmedMoney(failure.min, currency),
            max: trimmedMoney(failure.max, currency),
          })}
        </span>
      )}
      {failure.kind === 'message' && <span>{failure.message}</span>}
      {failure.kind === 'failed' && <span>{t('wallet:withdrawFailed')}</span>}
      <small>{t(isUnsettled(error) ? 'withdraw:safeToRepeat' : 'withdraw:nothingTaken')}</small>
    </Notice>
  );
}
