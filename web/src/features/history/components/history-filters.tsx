import { ArrowDownUp, CircleDot } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  DayRangeFilter,
  FilterSelect,
  RecordFilters,
  WalletFilter,
} from '@/components/ui/record-filters.tsx';
import {
  type HistoryFilter,
  isFiltered,
  statusesOf,
  typesOf,
  unfiltered,
} from '../history-filter.ts';

type HistoryFiltersProps = {
  readonly filter: HistoryFilter;
  readonly onChange: (filter: HistoryFilter) => void;
};

/** The filters that mean something for the kind of record on show. */
export function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
  const { t } = useTranslation();
  const narrow = (change: Partial<HistoryFilter>) => onChange({ ...filter, ...change, page: 1 });
  const types = typesOf[filter.kind];
  const statuses = statusesOf[filter.kind];
  return (
    <RecordFilters isFiltered={isFiltered(filter)} onClear={() => onChange(unfiltered(filter))}>
      {filter.kind !== 'browse' && (
        <WalletFilter value={filter.currency} onChange={(currency) => narrow({ currency })} />
      )}
      {types.length > 0 && (
        <FilterSelect
          label={t('history.filter.type')}
          icon={<ArrowDownUp size={15} aria-hidden="true" />}
          value={filter.type ?? ''}
          options={[
            { value: '', label: t('history.filter.allTypes') },
            ...types.map((type) => ({ value: type, label: t(`history.type.${type}`) })),
          ]}
          onChange={(text) => narrow({ type: types.find((type) => type === text) ?? null })}
        />
      )}
      {statuses.length > 0 && (
        <FilterSelect
          label={t('records.status')}
          icon={<CircleDot size={15} aria-hidden="true" />}
          value={filter.status ?? ''}
          options={[
            { value: '', label: t('records.anyStatus') },
            ...statuses.map((status) => ({ value: status, label: t(`history.status.${status}`) })),
          ]}
          onChange={(text) =>
            narrow({ status: statuses.find((status) => status === text) ?? null })
          }
        />
      )}
      <DayRangeFilter range={filter.days} onChange={(days) => narrow({ days })} />
    </RecordFilters>
  );
}
