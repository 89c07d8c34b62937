import { FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Fact, Facts } from '@/components/ui/facts.tsx';
import { MoneyText } from '@/components/ui/money-text.tsx';
import type { SaferPlay } from '@/lib/api/contract-types.ts';
import { filledText } from '@/lib/i18n/filled-text.ts';
import { minutesText } from '@/lib/time/duration-text.ts';
import type { SaferPlayTexts } from '../texts/safer-play-texts.ts';

type MonthSummaryProps = { readonly overview: SaferPlay; readonly texts: SaferPlayTexts };

/** Money and time of this month, for each currency with a movement. */
export function MonthSummary({ overview, texts }: MonthSummaryProps) {
  const { month, time } = overview;
  return (
    <section className="panel safer-month">
      <div className="safer-month-head">
        <h2>{texts.month.title}</h2>
        <span className="text-2 small-text num">
          {filledText(texts.month.played, { time: minutesText(time.monthMinutes) })}
        </span>
        <Link className="btn btn-secondary btn-sm" to="/safer-play/statement">
          <FileText size={15} />
          {texts.month.statement}
        </Link>
      </div>
      {month.length === 0 && <p className="text-2">{texts.month.none}</p>}
      <div className="safer-months">
        {month.map((row) => (
          <MonthFacts key={row.walletType} row={row} texts={texts} />
        ))}
      </div>
    </section>
  );
}

type MonthFactsProps = {
  readonly row: SaferPlay['month'][number];
  readonly texts: SaferPlayTexts;
};

function MonthFacts({ row, texts }: MonthFactsProps) {
  const { walletType: currency } = row;
  return (
    <div>
      <h3>{currency}</h3>
      <Facts>
        {(['deposited', 'withdrawn', 'staked', 'won'] as const).map((name) => (
          <Fact key={name} label={texts.month[name]}>
            <MoneyText amount={row[name]} currency={currency} />
          </Fact>
        ))}
        <Fact label={texts.month.net} valueClassName="text-2">
          <MoneyText amount={row.net} currency={currency} sign="always" />
        </Fact>
      </Facts>
    </div>
  );
}
