import { ArrowDownUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  DayRangeFilter,
  FilterSelect,
  RecordFilters,
  StatusFilter,
  WalletFilter,
} from '@/components/records/record-filters.tsx';
import { isFiltered } from '@/lib/records/record-search.ts';
import {
  type HistoryFilter,
  type HistoryStatus,
  type HistoryType,
  statusesOf,
  typesOf,
  unfiltered,
} from '../history-filter.ts';

type HistoryFiltersProps = {
  readonly filter: HistoryFilter;
  readonly onChange: (filter: HistoryFilter) => void;
};

/** The filters of the kind of record on show. */
export function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
  const { t } = useTranslation(['app', 'history']);
  const narrow = (change: Partial<HistoryFilter>) => onChange({ ...filter, ...change, page: 1 });
  const types = typesOf[filter.kind];
  const statuses = statusesOf[filter.kind];
  return (
    <RecordFilters isFiltered={isFiltered(filter)} onClear={() => onChange(unfiltered(filter))}>
      {filter.kind !== 'browse' && (
        <WalletFilter value={filter.currency} onChange={(currency) => narrow({ currency })} />
      )}
      {types.length > 0 && (
        <FilterSelect<HistoryType>
          label={t('history:filter.type')}
          icon={<ArrowDownUp size={15} />}
          value={filter.type}
          values={types}
          labelOf={(type) => t(`history:type.${type}`)}
          anyLabel={t('history:filter.allTypes')}
          onChange={(type) => narrow({ type })}
        />
      )}
      {statuses.length > 0 && (
        <StatusFilter<HistoryStatus>
          value={filter.status}
          values={statuses}
          labelOf={(status) => t(`history:status.${status}`)}
          onChange={(status) => narrow({ status })}
        />
      )}
      <DayRangeFilter range={filter.days} onChange={(days) => narrow({ days })} />
    </RecordFilters>
  );
}
