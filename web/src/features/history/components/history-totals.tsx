import { useTranslation } from 'react-i18next';
import { MoneyText } from '@/components/ui/money-text.tsx';
import type { Currency } from '@/lib/api/contract-types.ts';
import { useHistoryTotals } from '../api/use-history.ts';
import type { HistoryFilter } from '../history-filter.ts';

/** The sums of everything under the filter, not of the page alone; without a filter of type or status. */
export function HistoryTotals({ filter }: { readonly filter: HistoryFilter }) {
  const { t } = useTranslation(['app', 'history']);
  const { data } = useHistoryTotals(filter);
  const isPartial = filter.type !== null || filter.status !== null;
  if (data === undefined || data.length === 0 || isPartial) return null;
  const labels = filter.kind === 'transaction' ? 'transaction' : 'game';
  return (
    <section
      className="history-totals flex-nowrap flex-md-wrap d-flex row-gap-2-5 column-gap-3 px-5 py-3-5"
      aria-label={t('history:totals.title')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on phones.
      tabIndex={0}
    >
      {data.map((total) => (
        <dl
          key={total.walletType}
          className="history-total flex-none m-0 bg-s2 d-flex gap-4-5 px-3-5 py-2-5 border border-line rounded-14"
        >
          {(['out', 'in', 'net'] as const).map((name) => (
            <Total
              key={name}
              label={t(`history:totals.${labels}.${name}`)}
              amount={total[name]}
              currency={total.walletType}
              isSigned={name === 'net'}
            />
          ))}
        </dl>
      ))}
    </section>
  );
}

type TotalProps = {
  readonly label: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly isSigned: boolean;
};

function Total({ label, amount, currency, isSigned }: TotalProps) {
  return (
    <div>
      <dt className="text-3 fs-xs fw-medium">{label}</dt>
      <dd className={isSigned && amount > 0 ? 'text-mint' : ''}>
        <MoneyText amount={amount} currency={currency} sign={isSigned ? 'always' : 'auto'} />
      </dd>
    </div>
  );
}
