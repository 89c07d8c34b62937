import { localeOf } from '@fairhall/api/contract/locales';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '@/components/ui/data-table.tsx';
import { useLanguage } from '@/i18n/language.ts';
import { Panel } from '../../components/page.tsx';
import type { Overview } from '../../lib/api/contract-types.ts';
import { Chart, type Series } from './chart.tsx';

type ChartsProps = { readonly overview: Overview };

/** Stakes less wins of each day. */
export function GgrChart({ overview }: ChartsProps) {
  const { t } = useTranslation('office');
  const series = useMemo(
    () => [
      {
        label: t('overview.ggr'),
        colour: '--fh-brass',
        kind: 'bars' as const,
        values: overview.series.map(({ ggr }) => ggr),
      },
    ],
    [overview.series, t],
  );
  return <ChartPanel title={t('overview.ggrChart')} overview={overview} series={series} />;
}

/** What came in and what went out on each day. */
export function MoneyFlowChart({ overview }: ChartsProps) {
  const { t } = useTranslation('office');
  const series = useMemo(
    () => [
      {
        label: t('overview.deposits'),
        colour: '--fh-sky',
        kind: 'line' as const,
        values: overview.series.map(({ deposits }) => deposits),
      },
      {
        label: t('overview.withdrawals'),
        colour: '--fh-text-2',
        kind: 'line' as const,
        isDashed: true,
        values: overview.series.map(({ withdrawals }) => withdrawals),
      },
    ],
    [overview.series, t],
  );
  return <ChartPanel title={t('overview.flowChart')} overview={overview} series={series} />;
}

type ChartPanelProps = {
  readonly title: string;
  readonly overview: Overview;
  readonly series: readonly Series[];
};

/** A chart, and the same numbers as a table. */
function ChartPanel({ title, overview, series }: ChartPanelProps) {
  const { t } = useTranslation('office');
  const [isTable, setIsTable] = useState(false);
  const language = useLanguage();
  const currency = overview.walletType ?? 'USD';
  const { whole, short, dayOf } = useMemo(() => {
    const locale = localeOf[language];
    const compact = new Intl.NumberFormat(locale, {
      notation: 'compact',
      maximumFractionDigits: 1,
    });
    const days = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    });
    return {
      whole: new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }),
      short: (amount: number) => compact.format(amount),
      dayOf: (seconds: number) => days.format(new Date(seconds * 1000)),
    };
  }, [language]);
  const times = useMemo(
    () => overview.series.map(({ day }) => Date.parse(`${day}T00:00:00Z`) / 1000),
    [overview.series],
  );
  return (
    <Panel
      title={title}
      actions={
        <button
          type="button"
          className="btn btn-sm btn-ghost"
          aria-pressed={isTable}
          onClick={() => setIsTable(!isTable)}
        >
          {t(isTable ? 'overview.asChart' : 'overview.asTable')}
        </button>
      }
    >
      {!isTable && (
        <Chart
          times={times}
          series={series}
          money={short}
          day={dayOf}
          dayLabel={t('overview.day')}
        />
      )}
      <NumbersTable
        title={title}
        isHidden={!isTable}
        currency={currency}
        rows={times.map((time, place) => ({
          day: dayOf(time),
          values: series.map(({ values }) => whole.format(values[place] ?? 0)),
        }))}
        heads={series.map(({ label }) => label)}
      />
    </Panel>
  );
}

type NumbersTableProps = {
  readonly title: string;
  readonly isHidden: boolean;
  readonly currency: string;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly day: string; readonly values: readonly string[] }[];
};

/** Beside the chart only screen readers find it; in its place everyone does. */
function NumbersTable({ title, isHidden, currency, heads, rows }: NumbersTableProps) {
  const { t } = useTranslation('office');
  const columns: readonly Column<(typeof rows)[number]>[] = [
    { id: 'day', head: t('overview.day'), cell: ({ day }) => day },
    ...heads.map((head, place) => ({
      id: head,
      head,
      isNumber: true,
      cell: ({ values }: (typeof rows)[number]) => values[place],
    })),
  ];
  return (
    <DataTable
      label={`${title} (${currency})`}
      className="office-table is-dense"
      frameClassName="numbers-table"
      isHidden={isHidden}
      columns={columns}
      rows={rows}
      keyOf={({ day }) => day}
    />
  );
}
