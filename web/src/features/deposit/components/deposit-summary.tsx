import { toMajor } from '@fairhall/api/contract/money';
import { useTranslation } from 'react-i18next';
import { BalanceText } from '@/components/ui/balance-text.tsx';
import { Fact } from '@/components/ui/facts.tsx';
import { MoneyText } from '@/components/ui/money-text.tsx';
import type { Currency } from '@/lib/api/contract-types.ts';
import { toMinor } from '@/lib/money/credited-amount.ts';
import { matchFor } from '../first-deposit-match.ts';

type DepositSummaryProps = {
  readonly currency: Currency;
  /** Major units. */
  readonly balance: number;
  /** Integer major units; null while there is no valid amount. */
  readonly amount: number | null;
  readonly isFirstDeposit: boolean;
};

/** The payment, the match, and the resulting balance of the wallet. */
export function DepositSummary(props: DepositSummaryProps) {
  const { currency, balance, amount, isFirstDeposit } = props;
  const { t } = useTranslation(['app', 'deposit']);
  const match = amount !== null && isFirstDeposit ? matchFor({ amount, currency }) : 0;
  const afterMinor =
    toMinor(balance, currency) + toMinor(amount ?? 0, currency) + toMinor(match, currency);
  return (
    <dl className="money-summary m-0 fs-md">
      <Fact label={t('deposit:youPay')}>
        {amount === null ? '—' : <MoneyText amount={amount} currency={currency} />}
      </Fact>
      {isFirstDeposit && (
        <Fact label={t('deposit:match.bonus')} className="is-bonus">
          {amount === null ? '—' : <MoneyText amount={match} currency={currency} sign="always" />}
        </Fact>
      )}
      <Fact label={t('deposit:newBalance')} className="is-total pt-2">
        <BalanceText amount={toMajor(afterMinor, currency)} currency={currency} />
      </Fact>
    </dl>
  );
}
