import { CircleX, ExternalLink, Info } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '@/components/ui/amount-field.tsx';
import { Form } from '@/components/ui/form.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { WalletPicker } from '@/components/ui/wallet-picker.tsx';
import type { Currency } from '@/lib/api/contract-types.ts';
import { isUnsettled } from '@/lib/api/idempotency-key.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { selectedWallet } from '@/lib/money/selected-wallet.ts';
import { type WalletSetup, walletOf } from '@/lib/money/wallet-setup.ts';
import { useFirstDeposit } from '@/lib/offers/first-deposit.ts';
import { useDepositPause } from '@/lib/session/play-break.ts';
import { type FormState, useForm } from '@/lib/ui/use-form.ts';
import { type PlacedOrder, useCreateOrder } from '../api/use-create-order.ts';
import { useDepositRoom } from '../api/use-deposit-room.ts';
import { AMOUNT_LENGTH_MAX, type AmountProblem, checkAmount } from '../deposit-amount.ts';
import { depositFailure } from '../deposit-failure.ts';
import { type DepositLimits, parseLimits } from '../deposit-limits.ts';
import { limitsWithin } from '../deposit-room.ts';
import { matchMax } from '../first-deposit-match.ts';
import { openPaymentTab } from '../payment-tab.ts';
import { DepositSummary } from './deposit-summary.tsx';
import { FirstDepositMatch } from './first-deposit-match.tsx';
import { QuickAmounts } from './quick-amounts.tsx';

type DepositFormProps = {
  readonly setup: WalletSetup;
  readonly walletType: Currency | undefined;
  /** The player's deposit limit. */
  readonly limit: ReactNode;
  /** Whether the player chose to deposit without a limit. */
  readonly noLimit: boolean;
  readonly onPlaced: (placed: { order: PlacedOrder; isTabOpen: boolean }) => void;
};

/** Chooses the wallet and the amount, and opens the checkout. */
export function DepositForm({ setup, walletType, limit, noLimit, onPlaced }: DepositFormProps) {
  const { t } = useTranslation(['app', 'deposit']);
  const { dateTime } = useFormat();
  const [currency, setCurrency] = useState(walletType ?? selectedWallet());
  const createOrder = useCreateOrder();
  const pause = useDepositPause();
  // The match is promised only when it is certain; false while the query is pending.
  const isFirstDeposit = useFirstDeposit().isMatched === true;
  const { balance, config } = walletOf(setup, currency);
  const room = useDepositRoom(currency);
  const ofWallet = parseLimits(config?.defaultRechargeAmount);
  const withinRoom = limitsWithin(ofWallet, room);
  const limits = withinRoom ?? ofWallet;
  const textOf = useProblemText({ currency, limits });
  const place = (amount: number) => {
    // Must run inside the click, or the browser blocks the tab as a pop-up.
    const tab = openPaymentTab(t('deposit:openingTab'));
    // The callbacks of `mutate` are not called after the dialog was closed, and the tab would wait
    // forever.
    createOrder.mutateAsync({ walletType: currency, amount, noLimit }).then(
      (order) => onPlaced({ order, isTabOpen: tab.goTo(order.payUrl) }),
      () => tab.close(),
    );
  };
  const form = useForm({
    initial: { amount: '' },
    check: ({ amount }) => {
      const checked = checkAmount(amount, limits);
      return checked.valid ? null : { field: 'amount' as const, problem: checked.problem };
    },
    textOf: ({ problem }) => textOf(problem),
    call: createOrder,
    revalidate: 'live',
    send: (fields) => {
      const checked = checkAmount(fields.amount, limits);
      if (checked.valid) place(checked.amount);
    },
  });
  const checked = checkAmount(form.fields.amount, limits);
  const amount = checked.valid ? checked.amount : null;
  return (
    <Form form={form} className="money-form min-h-0 d-flex flex-column">
      <div className="rm-body">
        <WalletPicker
          label={t('deposit:chooseWallet')}
          caption={(text) => t('deposit:balance', { amount: text })}
          wallets={setup.wallets}
          value={currency}
          onChange={setCurrency}
        />
        <DepositAmount form={form} currency={currency} limits={limits} />
        {withinRoom && (
          <QuickAmounts
            currency={currency}
            limits={withinRoom}
            chosen={amount}
            matchedUpTo={isFirstDeposit ? matchMax(currency) : 0}
            onChoose={(chosen) => form.change({ amount: String(chosen) })}
          />
        )}
        {limit}
        {isFirstDeposit && <FirstDepositMatch currency={currency} />}
        <DepositSummary
          currency={currency}
          balance={balance}
          amount={amount}
          isFirstDeposit={isFirstDeposit}
        />
      </div>
      <div className="rm-footer">
        {pause.title && <Notice tone="info">{pause.title}</Notice>}
        {room && withinRoom === null && (
          <Notice tone="info">
            {t('deposit:limitReached', { time: dateTime(room.resetsAt, 'short') })}
          </Notice>
        )}
        {createOrder.error && <Failure error={createOrder.error} currency={currency} />}
        <SubmitButton
          isPending={createOrder.isPending}
          disabled={pause.disabled === true || withinRoom === null}
          label={
            <>
              {t('deposit:submit')}
              <ExternalLink size={18} />
            </>
          }
          pendingLabel={t('deposit:submitting')}
        />
        <p className="money-hint text-3 text-balance fs-xs text-center">
          <Info size={14} />
          {t('deposit:hint')}
        </p>
      </div>
    </Form>
  );
}

type Limited = { readonly currency: Currency; readonly limits: DepositLimits };

type DepositAmountProps = Limited & {
  readonly form: FormState<{ readonly amount: string }, 'amount'>;
};

function DepositAmount({ form, currency, limits: { min, max } }: DepositAmountProps) {
  const { t } = useTranslation(['app', 'deposit']);
  const { trimmedMoney } = useFormat();
  const clear = () => {
    form.change({ amount: '' });
    form.focus('amount');
  };
  return (
    <AmountField
      {...form.field('amount')}
      label={t('deposit:amount')}
      limits={t('deposit:limits', {
        min: trimmedMoney(min, currency),
        max: trimmedMoney(max, currency),
      })}
      currency={currency}
      isInteger
      lengthMax={AMOUNT_LENGTH_MAX + 1}
      trailing={
        form.fields.amount !== '' && (
          <IconButton
            label={t('deposit:clearAmount')}
            icon={CircleX}
            iconSizePx={20}
            onClick={clear}
          />
        )
      }
    />
  );
}

function useProblemText({ currency, limits }: Limited): (problem: AmountProblem) => string {
  const { t } = useTranslation(['app', 'deposit']);
  const { trimmedMoney } = useFormat();
  return (problem) => {
    switch (problem) {
      case 'minAmountError':
        return t('deposit:minAmountError', { min: trimmedMoney(limits.min, currency) });
      case 'maxAmountError':
        return t('deposit:maxAmountError', { max: trimmedMoney(limits.max, currency) });
      case 'enterAmount':
      case 'wholeAmount':
        return t(`deposit:${problem}`);
    }
  };
}

type FailureProps = { readonly error: unknown; readonly currency: Currency };

function Failure({ error, currency }: FailureProps) {
  const { t } = useTranslation(['app', 'deposit']);
  return (
    <Notice tone="error">
      {useFailureText({ error, currency })}
      {isUnsettled(error) && <small>{t('deposit:notCharged')}</small>}
    </Notice>
  );
}

function useFailureText({ error, currency }: FailureProps): string {
  const { t } = useTranslation(['app', 'deposit']);
  const { trimmedMoney } = useFormat();
  const failure = depositFailure(error);
  switch (failure.kind) {
    case 'message':
      return failure.message;
    case 'outOfRange':
      return t('deposit:outOfRange', {
        min: trimmedMoney(failure.min, currency),
        max: trimmedMoney(failure.max, currency),
      });
    case 'unavailable':
      return t('deposit:paymentUnavailable');
    case 'emptyAnswer':
      return t('deposit:orderCreationFailed');
    case 'noPayUrl':
      return t('deposit:paymentFailed');
    case 'failed':
      return t('deposit:depositFailed');
  }
}
