import { currencies, isCurrency } from '@fairhall/api/contract/money';
import { CalendarDays, Coins, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Currency } from '@/lib/contract-types.ts';
import { type DayRange, isReversed } from '@/lib/date-time.ts';
import './record-filters.css';

type RecordFiltersProps = {
  readonly children: ReactNode;
  /** True when something is filtered, so that clearing means something. */
  readonly isFiltered: boolean;
  readonly onClear: () => void;
};

/** The row of filters above a list of records. */
export function RecordFilters({ children, isFiltered, onClear }: RecordFiltersProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="record-filters">
      <legend className="visually-hidden">{t('records.filters')}</legend>
      {children}
      {isFiltered && (
        <button type="button" className="record-filters-clear" onClick={onClear}>
          <X size={15} aria-hidden="true" />
          {t('records.clearFilters')}
        </button>
      )}
    </fieldset>
  );
}

type FilterSelectProps = {
  readonly label: string;
  readonly icon: ReactNode;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
};

/** A native select that looks like a button: every platform brings its own picker. */
export function FilterSelect({ label, icon, value, options, onChange }: FilterSelectProps) {
  return (
    <span className={`filter-pill ${value === '' ? '' : 'is-set'}`}>
      <span className="filter-icon">{icon}</span>
      <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
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
      icon={<Coins size={15} aria-hidden="true" />}
      value={value ?? ''}
      options={[
        { value: '', label: t('records.allWallets') },
        ...currencies.map((currency) => ({ value: currency, label: currency })),
      ]}
      onChange={(text) => onChange(isCurrency(text) ? text : null)}
    />
  );
}

type DayRangeFilterProps = {
  readonly range: DayRange;
  readonly onChange: (range: DayRange) => void;
};

/** Two days, both inclusive; a range that ends before it starts is said to be one. */
export function DayRangeFilter({ range, onChange }: DayRangeFilterProps) {
  const { t } = useTranslation();
  const problemId = useId();
  const reversed = isReversed(range);
  return (
    <span className="filter-period">
      <span className={`filter-pill ${range.from || range.to ? 'is-set' : ''}`}>
        <span className="filter-icon">
          <CalendarDays size={15} aria-hidden="true" />
        </span>
        <input
          type="date"
          aria-label={t('records.from')}
          className={range.from === '' ? '' : 'is-set'}
          value={range.from}
          onChange={(event) => onChange({ ...range, from: event.target.value })}
        />
        <span aria-hidden="true">–</span>
        <input
          type="date"
          aria-label={t('records.to')}
          className={range.to === '' ? '' : 'is-set'}
          aria-invalid={reversed}
          aria-describedby={reversed ? problemId : undefined}
          value={range.to}
          onChange={(event) => onChange({ ...range, to: event.target.value })}
        />
      </span>
      <span id={problemId} role="alert" className="filter-problem">
        {reversed ? t('records.reversed') : ''}
      </span>
    </span>
  );
}
