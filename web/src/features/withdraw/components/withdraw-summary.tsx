import { toMajor } from '@fairhall/api/contract/money';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '@/components/ui/money-text.tsx';
import type { Currency } from '@/lib/contract-types.ts';

type WithdrawSummaryProps = {
  readonly currency: Currency;
  /** Null while there is no amount. */
  readonly amountMinor: bigint | null;
};

/** What it costs, when it arrives, and what arrives. Mockpay takes no fee. */
export function WithdrawSummary({ currency, amountMinor }: WithdrawSummaryProps) {
  const { t } = useTranslation();
  return (
    <dl className="money-summary">
      <div>
        <dt>{t('withdraw.fee')}</dt>
        <dd>
          <MoneyText amount={0} currency={currency} />
        </dd>
      </div>
      <div>
        <dt>{t('withdraw.arrives')}</dt>
        <dd>{t(currency === 'BRL' ? 'withdraw.arrivesPix' : 'withdraw.arrivesCard')}</dd>
      </div>
      <div className="is-total">
        <dt>{t('withdraw.youReceive')}</dt>
        <dd>
          {amountMinor === null ? (
            '—'
          ) : (
            <MoneyText amount={toMajor(amountMinor, currency)} currency={currency} />
          )}
        </dd>
      </div>
    </dl>
  );
}
