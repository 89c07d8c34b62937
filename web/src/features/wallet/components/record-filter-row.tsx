import { CircleDot } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  DayRangeFilter,
  FilterSelect,
  RecordFilters,
  WalletFilter,
} from '@/components/ui/record-filters.tsx';
import { depositStatusName } from '@/lib/deposit-status.ts';
import { withdrawStatusName } from '@/lib/withdraw-status.ts';
import { firstPage, isFiltered, type RecordQuery, statusNumbers } from '../record-query.ts';

type RecordFilterRowProps = {
  readonly query: RecordQuery;
  readonly onChange: (query: RecordQuery) => void;
};

/** Wallet, status and days; a change goes back to the first page. */
export function RecordFilterRow({ query, onChange }: RecordFilterRowProps) {
  const { t } = useTranslation();
  const { kind } = query;
  const narrow = (change: Partial<RecordQuery>) => onChange({ ...query, ...change, page: 1 });
  const statusText = (status: number) =>
    kind === 'deposits'
      ? t(`wallet.status.${depositStatusName(status)}`)
      : t(`wallet.withdrawStatus.${withdrawStatusName(status)}`);
  return (
    <RecordFilters isFiltered={isFiltered(query)} onClear={() => onChange(firstPage(kind))}>
      <WalletFilter value={query.currency} onChange={(currency) => narrow({ currency })} />
      <FilterSelect
        label={t('records.status')}
        icon={<CircleDot size={15} aria-hidden="true" />}
        value={query.status === null ? '' : String(query.status)}
        options={[
          { value: '', label: t('records.anyStatus') },
          ...statusNumbers[kind].map((status) => ({
            value: String(status),
            label: statusText(status),
          })),
        ]}
        onChange={(text) => narrow({ status: text === '' ? null : Number(text) })}
      />
      <DayRangeFilter range={query.days} onChange={(days) => narrow({ days })} />
    </RecordFilters>
  );
}
