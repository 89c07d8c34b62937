import { currencies } from '@fairhall/api/contract/money';
import { CalendarDays, CircleDot, Coins, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Currency } from '@/lib/api/contract-types.ts';
import { type DayRange, isReversed } from '@/lib/time/date-time.ts';
import './record-filters.css';

type RecordFiltersProps = {
  readonly children: ReactNode;
  /** True when a filter is set, so that there is something to clear. */
  readonly isFiltered: boolean;
  readonly onClear: () => void;
};

/** The row of filters above a list of records. */
export function RecordFilters({ children, isFiltered, onClear }: RecordFiltersProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="record-filters min-w-0 flex-wrap align-items-center gap-2 p-0 border-0">
      <legend className="visually-hidden">{t('records.filters')}</legend>
      {children}
      {isFiltered && (
        <button
          type="button"
          className="record-filters-clear fw-semibold align-items-center gap-1-5 px-2-5 py-0 border-0 fs-sm"
          onClick={onClear}
        >
          <X size={15} />
          {t('records.clearFilters')}
        </button>
      )}
    </fieldset>
  );
}

type FilterSelectProps<Value extends string | number> = {
  readonly label: string;
  readonly icon: ReactNode;
  /** Null while nothing is filtered. */
  readonly value: Value | null;
  readonly values: readonly Value[];
  readonly labelOf: (value: Value) => string;
  readonly anyLabel: string;
  readonly onChange: (value: Value | null) => void;
};

/** A native select in the look of a button: every platform brings its own picker. */
export function FilterSelect<Value extends string | number>(props: FilterSelectProps<Value>) {
  const { label, icon, value, values, labelOf, anyLabel, onChange } = props;
  return (
    <span
      className={`filter-pill fw-semibold position-relative d-inline-flex align-items-center gap-2 pe-2-5 ps-3 py-0 fs-sm text-nowrap ${value === null ? '' : 'is-set'}`}
    >
      <span className="filter-icon">{icon}</span>
      <select
        className="h-100 border-0 min-w-0"
        aria-label={label}
        value={value ?? ''}
        onChange={({ target }) =>
          onChange(values.find((one) => String(one) === target.value) ?? null)
        }
      >
        <option className="bg-s3 text-body" value="">
          {anyLabel}
        </option>
        {values.map((one) => (
          <option className="bg-s3 text-body" key={one} value={one}>
            {labelOf(one)}
          </option>
        ))}
      </select>
    </span>
  );
}

type WalletFilterProps = {
  readonly value: Currency | null;
  readonly onChange: (currency: Currency | null) => void;
};

export function WalletFilter({ value, onChange }: WalletFilterProps) {
  const { t } = useTranslation();
  return (
    <FilterSelect
      label={t('records.wallet')}
      icon={<Coins size={15} />}
      value={value}
      values={currencies}
      labelOf={(currency) => currency}
      anyLabel={t('records.allWallets')}
      onChange={onChange}
    />
  );
}

type StatusFilterProps<Value extends string | number> = Pick<
  FilterSelectProps<Value>,
  'value' | 'values' | 'labelOf' | 'onChange'
>;

export function StatusFilter<Value extends string | number>(props: StatusFilterProps<Value>) {
  const { t } = useTranslation();
  return (
    <FilterSelect
      {...props}
      label={t('records.status')}
      icon={<CircleDot size={15} />}
      anyLabel={t('records.anyStatus')}
    />
  );
}

type DayRangeFilterProps = {
  readonly range: DayRange;
  readonly onChange: (range: DayRange) => void;
};

/** Two days, both inclusive; a range that ends before it starts shows an error. */
export function DayRangeFilter({ range, onChange }: DayRangeFilterProps) {
  const { t } = useTranslation();
  const problemId = useId();
  const reversed = isReversed(range);
  return (
    <span className="filter-period d-inline-flex align-items-center gap-2">
      <span
        className={`filter-pill fw-semibold position-relative d-inline-flex align-items-center gap-2 pe-2-5 ps-3 py-0 fs-sm text-nowrap ${range.from || range.to ? 'is-set' : ''}`}
      >
        <span className="filter-icon">
          <CalendarDays size={15} />
        </span>
        <input
          type="date"
          aria-label={t('records.from')}
          className={`h-100 border-0 min-w-0 ${range.from === '' ? '' : 'is-set'}`}
          value={range.from}
          onChange={(event) => onChange({ ...range, from: event.target.value })}
        />
        <span aria-hidden="true">–</span>
        <input
          type="date"
          aria-label={t('records.to')}
          className={`h-100 border-0 min-w-0 ${range.to === '' ? '' : 'is-set'}`}
          aria-invalid={reversed}
          aria-describedby={reversed ? problemId : undefined}
          value={range.to}
          onChange={(event) => onChange({ ...range, to: event.target.value })}
        />
      </span>
      <span id={problemId} role="alert" className="filter-problem text-coral fw-550 fs-sm">
        {reversed ? t('records.reversed') : ''}
      </span>
    </span>
  );
}
