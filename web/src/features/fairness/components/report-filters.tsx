import '@/styles/selection.scss';
import { ArrowDownWideNarrow, ArrowUpNarrowWide, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { gameTypeNames, isGameTypeName } from '@/lib/games/game-types.ts';
import { type ReportFilter, reportColumns } from '../report-filter.ts';

type ReportFiltersProps = {
  readonly filter: ReportFilter;
  readonly found: number;
  /** True where no column headings sort the games. */
  readonly withOrder: boolean;
  readonly onChange: (filter: ReportFilter) => void;
};

/** Filters games by name and type, and shows their number. */
export function ReportFilters({ filter, found, withOrder, onChange }: ReportFiltersProps) {
  const { t } = useTranslation(['app', 'fairness-page']);
  return (
    <div className="fairness-filters p-3 py-md-3 ps-md-5 pe-md-4 d-flex flex-wrap align-items-center gap-2-5 border-bottom">
      <search className="search position-relative fairness-search min-w-0">
        <Search className="position-absolute text-3 pe-none" size={18} />
        <input
          type="search"
          className="form-control"
          placeholder={t('games.find')}
          aria-label={t('games.find')}
          maxLength={100}
          value={filter.query}
          onChange={(event) => onChange({ ...filter, query: event.target.value })}
        />
      </search>
      <select
        className="form-select w-auto"
        aria-label={t('games.typeFilter')}
        value={filter.type ?? ''}
        onChange={({ target: { value } }) =>
          onChange({ ...filter, type: isGameTypeName(value) ? value : null })
        }
      >
        <option value="">{t('games.types.all')}</option>
        {gameTypeNames.map((name) => (
          <option key={name} value={name}>
            {t(`games.types.${name}`)}
          </option>
        ))}
      </select>
      {withOrder && <Order filter={filter} onChange={onChange} />}
      <p className="small-text text-2 num m-0 my-md-0 ms-md-auto me-md-0" role="status">
        {t('games.results', { count: found })}
      </p>
    </div>
  );
}

function Order({ filter, onChange }: Pick<ReportFiltersProps, 'filter' | 'onChange'>) {
  const { t } = useTranslation(['app', 'fairness-page', 'figures']);
  const Icon = filter.descending ? ArrowDownWideNarrow : ArrowUpNarrowWide;
  return (
    <>
      <select
        className="form-select w-auto"
        aria-label={t('games.sort')}
        value={filter.column}
        onChange={({ target: { value } }) => {
          const column = reportColumns.find((candidate) => candidate === value);
          if (column) onChange({ ...filter, column, descending: column !== 'name' });
        }}
      >
        {reportColumns.map((column) => (
          <option key={column} value={column}>
            {t(`figures:columns.${column}`)}
          </option>
        ))}
      </select>
      <IconButton
        label={t('fairness-page:descending')}
        icon={Icon}
        iconSizePx={18}
        className="icon-btn-box"
        aria-pressed={filter.descending}
        onClick={() => onChange({ ...filter, descending: !filter.descending })}
      />
    </>
  );
}
