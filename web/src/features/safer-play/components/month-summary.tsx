import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Fact, Facts } from '@/components/ui/facts.tsx';
import { MoneyText } from '@/components/ui/money-text.tsx';
import type { SaferPlay } from '@/lib/api/contract-types.ts';
import { minutesText } from '@/lib/time/duration-text.ts';

type MonthSummaryProps = { readonly overview: SaferPlay };

/** Money and time of this month, for each currency with a movement. */
export function MonthSummary({ overview }: MonthSummaryProps) {
  const { t } = useTranslation(['app', 'safer-play']);
  const { month, time } = overview;
  return (
    <section className="panel safer-month">
      <div className="safer-month-head d-flex flex-wrap align-items-center row-gap-1 column-gap-4">
        <h2 className="m-0">{t('safer-play:month.title')}</h2>
        <span className="text-2 small-text num">
          {t('safer-play:month.played', { time: minutesText(time.monthMinutes) })}
        </span>
        <Link className="btn ms-auto btn-secondary btn-sm" to="/safer-play/statement">
          <FileText size={15} />
          {t('safer-play:month.statement')}
        </Link>
      </div>
      {month.length === 0 && <p className="mt-2 text-2">{t('safer-play:month.none')}</p>}
      <div className="safer-months d-grid row-gap-2 column-gap-8">
        {month.map((row) => (
          <MonthFacts key={row.walletType} row={row} />
        ))}
      </div>
    </section>
  );
}

type MonthFactsProps = {
  readonly row: SaferPlay['month'][number];
};

function MonthFacts({ row }: MonthFactsProps) {
  const { t } = useTranslation(['app', 'safer-play']);
  const { walletType: currency } = row;
  return (
    <div>
      <h3>{currency}</h3>
      <Facts>
        {(['deposited', 'withdrawn', 'staked', 'won'] as const).map((name) => (
          <Fact key={name} label={t(`safer-play:month.${name}`)}>
            <MoneyText amount={row[name]} currency={currency} />
          </Fact>
        ))}
        <Fact label={t('safer-play:month.net')} valueClassName="text-2">
          <MoneyText amount={row.net} currency={currency} sign="always" />
        </Fact>
      </Facts>
    </div>
  );
}
