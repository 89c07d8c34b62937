import { toMajor } from '@fairhall/api/contract/money';
import { useTranslation } from 'react-i18next';
import { Fact } from '@/components/ui/facts.tsx';
import { MoneyText } from '@/components/ui/money-text.tsx';
import type { Currency } from '@/lib/api/contract-types.ts';

type WithdrawSummaryProps = {
  readonly currency: Currency;
  /** Null while there is no amount. */
  readonly amountMinor: bigint | null;
};

/** The fee, the time of arrival, and the net amount. Mockpay charges no fee. */
export function WithdrawSummary({ currency, amountMinor }: WithdrawSummaryProps) {
  const { t } = useTranslation(['app', 'withdraw']);
  return (
    <dl className="money-summary m-0 fs-md">
      <Fact label={t('withdraw:fee')}>
        <MoneyText amount={0} currency={currency} />
      </Fact>
      <Fact label={t('withdraw:arrives')}>
        {t(currency === 'BRL' ? 'withdraw:arrivesPix' : 'withdraw:arrivesCard')}
      </Fact>
      <Fact className="is-total pt-2" label={t('withdraw:youReceive')}>
        {amountMinor === null ? (
          '—'
        ) : (
          <MoneyText amount={toMajor(amountMinor, currency)} currency={currency} />
        )}
      </Fact>
    </dl>
  );
}
