import { useTranslation } from 'react-i18next';
import {
  DayRangeFilter,
  RecordFilters,
  StatusFilter,
  WalletFilter,
} from '@/components/records/record-filters.tsx';
import { depositStatusName } from '@/lib/payments/deposit-status.ts';
import { withdrawStatusName } from '@/lib/payments/withdraw-status.ts';
import { isFiltered } from '@/lib/records/record-search.ts';
import { firstPage, type RecordQuery, statusNumbers } from '../record-query.ts';

type RecordFilterRowProps = {
  readonly query: RecordQuery;
  readonly onChange: (query: RecordQuery) => void;
};

/** Wallet, status and days; a change returns to the first page. */
export function RecordFilterRow({ query, onChange }: RecordFilterRowProps) {
  const { t } = useTranslation(['app', 'wallet']);
  const { kind } = query;
  const narrow = (change: Partial<RecordQuery>) => onChange({ ...query, ...change, page: 1 });
  const statusText = (status: number) =>
    kind === 'deposits'
      ? t(`wallet:status.${depositStatusName(status)}`)
      : t(`wallet:withdrawStatus.${withdrawStatusName(status)}`);
  return (
    <RecordFilters isFiltered={isFiltered(query)} onClear={() => onChange(firstPage(kind))}>
      <WalletFilter value={query.currency} onChange={(currency) => narrow({ currency })} />
      <StatusFilter<number>
        value={query.status}
        values={statusNumbers[kind]}
        labelOf={statusText}
        onChange={(status) => narrow({ status })}
      />
      <DayRangeFilter range={query.days} onChange={(days) => narrow({ days })} />
    </RecordFilters>
  );
}
