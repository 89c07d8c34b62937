import { toMajor } from '@fairhall/api/contract/money';
import { formatMoney } from '@fairhall/api/contract/money-text';
import { CircleAlert, Info } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import Spinner from 'react-bootstrap/Spinner';
import { useTranslation } from 'react-i18next';
import { WalletPicker } from '@/components/ui/wallet-picker.tsx';
import { useLanguage } from '@/i18n/language.ts';
import { isUnsettled } from '@/lib/idempotency-key.ts';
import type { PlacedWithdrawal } from '../api/use-withdraw.ts';
import type { WithdrawSetup } from '../api/use-withdraw-setup.ts';
import { useWithdrawForm, type WithdrawFormState } from '../use-withdraw-form.ts';
import { withdrawFailure } from '../withdraw-failure.ts';
import { isFilled, parseAmount, type WithdrawFields } from '../withdraw-rules.ts';
import { AccountFields } from './account-fields.tsx';
import { AmountField } from './amount-field.tsx';
import { WithdrawSummary } from './withdraw-summary.tsx';

type WithdrawFormProps = {
  readonly setup: WithdrawSetup;
  readonly walletType: WithdrawFields['walletType'];
  readonly onPlaced: (placed: PlacedWithdrawal) => void;
};

/** From which wallet, how much, and to which account. */
export function WithdrawForm({ setup, walletType, onPlaced }: WithdrawFormProps) {
  const { t } = useTranslation();
  const state = useWithdrawForm({ setup, walletType, onPlaced });
  const { form, fields, failure, isPending, change, submit } = state;
  const { walletType: currency } = fields;
  const amountMinor = parseAmount(fields.amount, currency);
  return (
    <form ref={form} className="money-form" onSubmit={submit} noValidate>
      <div className="rm-body">
        <WalletPicker
          label={t('withdraw.chooseWallet')}
          caption={(amount) => t('withdraw.available', { amount })}
          wallets={setup.wallets}
          value={currency}
          onChange={(next) => change({ walletType: next, bankCode: '', account: '', amount: '' })}
        />
        <AmountField state={state} />
        <AccountFields key={currency} state={state} />
        <WithdrawSummary currency={currency} amountMinor={amountMinor} />
      </div>
      <div className="rm-footer">
        <Failure error={failure} currency={currency} />
        <Button
          type="submit"
          size="lg"
          className="w-100"
          disabled={!isFilled(fields)}
          aria-disabled={isPending}
        >
          {isPending && <Spinner animation="border" size="sm" aria-hidden="true" />}
          <SubmitWords state={state} amountMinor={amountMinor} />
        </Button>
        <p className="money-hint">
          <Info size={14} aria-hidden="true" />
          {t('withdraw.hint')}
        </p>
      </div>
    </form>
  );
}

type SubmitWordsProps = {
  readonly state: WithdrawFormState;
  readonly amountMinor: bigint | null;
};

function SubmitWords({ state: { fields, isPending }, amountMinor }: SubmitWordsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { walletType: currency } = fields;
  if (isPending) return t('withdraw.submitting');
  if (amountMinor === null || amountMinor <= 0n) return t('withdraw.submit');
  const amount = formatMoney({ amount: toMajor(amountMinor, currency), currency, language });
  return t('withdraw.submitAmount', { amount });
}

type FailureProps = {
  readonly error: unknown;
  readonly currency: WithdrawFields['walletType'];
};

function Failure({ error, currency }: FailureProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const failure = withdrawFailure(error);
  const money = (amount: number) => formatMoney({ amount, currency, language, trimZeros: true });
  return (
    <div role="alert">
      {failure !== null && (
        <p className="notice notice-error money-failure">
          <CircleAlert size={18} aria-hidden="true" />
          <span>
            {failure.kind === 'outOfRange' &&
              t('withdraw.outOfRange', { min: money(failure.min), max: money(failure.max) })}
            {failure.kind === 'message' && failure.message}
            {failure.kind === 'failed' && t('wallet.withdrawFailed')}
            <small>
              {t(isUnsettled(error) ? 'withdraw.safeToRepeat' : 'withdraw.nothingTaken')}
            </small>
          </span>
        </p>
      )}
    </div>
  );
}
