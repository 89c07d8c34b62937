import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '@/components/ui/data-table.tsx';
import { StatusDot } from '@/components/ui/status-dot.tsx';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { Panel } from '../../components/page.tsx';
import { Loaded, TableSkeleton } from '../../components/states.tsx';
import type { TrialBalanceRow } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';

const ACCOUNTS = [
  'available',
  'frozen',
  'house',
  'bank',
  'promotion',
  'fees',
  'adjustments',
] as const;

/** The sum of every account in each currency, and that they sum to zero. */
export function TrialBalance() {
  const { t } = useTranslation('office');
  const { money, dateTime } = useFormat();
  const query = useQuery(office.ledger.trialBalance.queryOptions({}));
  const amount = (value: number, row: TrialBalanceRow) =>
    value === 0 ? <span className="text-3">—</span> : money(value, row.walletType);
  /** On narrow windows an account without money gives its place to the others. */
  const isEmpty = (account: (typeof ACCOUNTS)[number]) =>
    query.data?.rows.every((row) => row[account] === 0) === true;
  const columns: readonly Column<TrialBalanceRow>[] = [
    { id: 'currency', head: t('list.currency'), cell: ({ walletType }) => <b>{walletType}</b> },
    ...ACCOUNTS.map(
      (account): Column<TrialBalanceRow> => ({
        id: account,
        head: t(`ledger.accounts.${account}`),
        isNumber: true,
        ...(isEmpty(account) ? { from: 'desktop' as const } : {}),
        cell: (row) => amount(row[account], row),
      }),
    ),
    {
      id: 'sum',
      head: t('ledger.sum'),
      isNumber: true,
      cell: (row) => (
        <StatusDot tone={row.sum === 0 ? 'success' : 'failed'}>
          {money(row.sum, row.walletType)}
        </StatusDot>
      ),
    },
  ];
  return (
    <Panel
      title={t('ledger.trialBalance')}
      actions={
        query.data && <small className="text-3 num">{dateTime(query.data.at, 'full')}</small>
      }
    >
      <Loaded<{ readonly rows: readonly TrialBalanceRow[] }>
        query={query}
        skeleton={<TableSkeleton rows={4} />}
      >
        {({ rows }) => (
          <DataTable
            label={t('ledger.trialBalance')}
            className="office-table"
            columns={columns}
            rows={rows}
            keyOf={({ walletType }) => walletType}
          />
        )}
      </Loaded>
    </Panel>
  );
}
