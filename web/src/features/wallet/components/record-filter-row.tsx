import {
  DayRangeFilter,
  RecordFilters,
  StatusFilter,
  WalletFilter,
} from '@/components/records/record-filters.tsx';
import { useStatusText } from '@/lib/payments/use-status-text.ts';
import { isFiltered } from '@/lib/records/record-search.ts';
import { firstPage, type RecordQuery, statusNumbers } from '../record-query.ts';

type RecordFilterRowProps = {
  readonly query: RecordQuery;
  readonly onChange: (query: RecordQuery) => void;
};

/** Wallet, status and days; a change returns to the first page. */
export function RecordFilterRow({ query, onChange }: RecordFilterRowProps) {
  const { kind } = query;
  const statusText = useStatusText();
  const type = kind === 'deposits' ? 'deposit' : 'withdraw';
  const narrow = (change: Partial<RecordQuery>) => onChange({ ...query, ...change, page: 1 });
  return (
    <RecordFilters isFiltered={isFiltered(query)} onClear={() => onChange(firstPage(kind))}>
      <WalletFilter value={query.currency} onChange={(currency) => narrow({ currency })} />
      <StatusFilter<number>
        value={query.status}
        values={statusNumbers[kind]}
        labelOf={(status) => statusText({ type, status })}
        onChange={(status) => narrow({ status })}
      />
      <DayRangeFilter range={query.days} onChange={(days) => narrow({ days })} />
    </RecordFilters>
  );
}
