import { CircleAlert, ExternalLink, Info } from 'lucide-react';
import { type SyntheticEvent, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Spinner from 'react-bootstrap/Spinner';
import { useTranslation } from 'react-i18next';
import { WalletPicker } from '@/components/ui/wallet-picker.tsx';
import type { Currency } from '@/lib/contract-types.ts';
import { isUnsettled } from '@/lib/idempotency-key.ts';
import { selectedWallet } from '@/lib/selected-wallet.ts';
import { useLimitText } from '@/lib/use-limit-text.ts';
import { type PlacedOrder, useCreateOrder } from '../api/use-create-order.ts';
import type { DepositSetup } from '../api/use-deposit-setup.ts';
import { type AmountCheck, checkAmount } from '../deposit-amount.ts';
import { depositFailure } from '../deposit-failure.ts';
import { parseLimits } from '../deposit-limits.ts';
import { matchMax } from '../first-deposit-match.ts';
import { openPaymentTab } from '../payment-tab.ts';
import { AmountField } from './amount-field.tsx';
import { DepositSummary } from './deposit-summary.tsx';
import { FirstDepositMatch } from './first-deposit-match.tsx';
import { QuickAmounts } from './quick-amounts.tsx';

type DepositFormProps = {
  readonly setup: DepositSetup;
  readonly walletType: Currency | undefined;
  readonly onPlaced: (placed: { order: PlacedOrder; isTabOpen: boolean }) => void;
};

/** Which wallet, how much, and off to the checkout. */
export function DepositForm({ setup, walletType, onPlaced }: DepositFormProps) {
  const { t } = useTranslation();
  const [currency, setCurrency] = useState(walletType ?? selectedWallet());
  const [text, setText] = useState('');
  const [isJudged, setIsJudged] = useState(false);
  const amountInput = useRef<HTMLInputElement>(null);
  const createOrder = useCreateOrder();
  const wallet = setup.wallets.find((candidate) => candidate.walletType === currency);
  const config = setup.walletConfigs.find((candidate) => candidate.walletType === currency);
  const limits = parseLimits(config?.defaultRechargeAmount);
  const check = checkAmount(text, limits);
  const error = useAmountError({ check, currency, limits });

  const change = (next: string) => {
    setText(next);
    createOrder.reset();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsJudged(true);
    if (!check.valid) amountInput.current?.focus();
    if (!check.valid || createOrder.isPending) return;
    // Inside the click, or the browser takes it for a pop-up.
    const tab = openPaymentTab(t('deposit.openingTab'));
    // Not by the mutation's own callbacks: a dialog that is closed meanwhile hears of none, and the
    // tab would wait for ever.
    createOrder.mutateAsync({ walletType: currency, amount: check.amount }).then(
      (order) => onPlaced({ order, isTabOpen: tab.goTo(order.payUrl) }),
      () => tab.close(),
    );
  };

  return (
    <form className="money-form" onSubmit={submit} noValidate>
      <div className="rm-body">
        <WalletPicker
          label={t('deposit.chooseWallet')}
          caption={(amount) => t('deposit.balance', { amount })}
          wallets={setup.wallets}
          value={currency}
          onChange={setCurrency}
        />
        <AmountField
          inputRef={amountInput}
          currency={currency}
          limits={limits}
          value={text}
          error={isJudged ? error : undefined}
          onChange={change}
        />
        <QuickAmounts
          currency={currency}
          limits={limits}
          chosen={check.valid ? check.amount : null}
          matchedUpTo={setup.isFirstDeposit ? matchMax(currency) : 0}
          onChoose={(amount) => change(String(amount))}
        />
        {setup.isFirstDeposit && <FirstDepositMatch currency={currency} />}
        <DepositSummary
          currency={currency}
          balance={wallet?.walletBalance ?? 0}
          amount={check.valid ? check.amount : null}
          isFirstDeposit={setup.isFirstDeposit}
        />
      </div>
      <div className="rm-footer">
        <Failure error={createOrder.error} currency={currency} />
        <SubmitButton isPending={createOrder.isPending} />
      </div>
    </form>
  );
}

/** Stays focusable while it works, so that nobody loses their place. */
function SubmitButton({ isPending }: { readonly isPending: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <Button type="submit" size="lg" className="w-100" aria-disabled={isPending}>
        {isPending && <Spinner animation="border" size="sm" aria-hidden="true" />}
        {isPending ? t('deposit.submitting') : t('deposit.submit')}
        {!isPending && <ExternalLink size={18} aria-hidden="true" />}
      </Button>
      <p className="money-hint">
        <Info size={14} aria-hidden="true" />
        {t('deposit.hint')}
      </p>
    </>
  );
}

type Judged = {
  readonly check: AmountCheck;
  readonly currency: Currency;
  readonly limits: ReturnType<typeof parseLimits>;
};

function useAmountError({ check, currency, limits }: Judged): string | undefined {
  const { t } = useTranslation();
  const limitText = useLimitText(currency);
  if (check.valid) return undefined;
  switch (check.problem) {
    case 'minAmountError':
      return t('deposit.minAmountError', { min: limitText(limits.min) });
    case 'maxAmountError':
      return t('deposit.maxAmountError', { max: limitText(limits.max) });
    case 'enterAmount':
    case 'wholeAmount':
      return t(`deposit.${check.problem}`);
  }
}

type FailureProps = { readonly error: unknown; readonly currency: Currency };

function Failure({ error, currency }: FailureProps) {
  const { t } = useTranslation();
  const text = useFailureText({ error, currency });
  return (
    <div role="alert">
      {text !== null && (
        <p className="notice notice-error money-failure">
          <CircleAlert size={18} aria-hidden="true" />
          <span>
            {text}
            {isUnsettled(error) && <small>{t('deposit.notCharged')}</small>}
          </span>
        </p>
      )}
    </div>
  );
}

function useFailureText({ error, currency }: FailureProps): string | null {
  const { t } = useTranslation();
  const limitText = useLimitText(currency);
  if (error === null || error === undefined) return null;
  const failure = depositFailure(error);
  switch (failure.kind) {
    case 'message':
      return failure.message;
    case 'outOfRange':
      return t('deposit.outOfRange', { min: limitText(failure.min), max: limitText(failure.max) });
    case 'unavailable':
      return t('deposit.paymentUnavailable');
    case 'emptyAnswer':
      return t('deposit.orderCreationFailed');
    case 'noPayUrl':
      return t('deposit.paymentFailed');
    case 'failed':
      return t('deposit.depositFailed');
  }
}
