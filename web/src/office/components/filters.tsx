import { currencies } from '@fairhall/api/contract/money';
import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '@/components/ui/form.tsx';
import { useForm } from '@/lib/ui/use-form.ts';
import type { useAddress } from '../lib/browser/use-address.ts';

/** A row of filters above a table. */
export function Filters({ children }: { readonly children: ReactNode }) {
  return <div className="filters d-flex flex-wrap align-items-center gap-2">{children}</div>;
}

type Option = { readonly value: string; readonly label: string };

type SelectFilterProps = {
  readonly label: string;
  /** The option without a filter. */
  readonly any: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (value: string) => void;
};

export function SelectFilter({ label, any, options, value, onChange }: SelectFilterProps) {
  return (
    <select
      className="form-select filter"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

type ValueProps = { readonly value: string; readonly onChange: (value: string) => void };

/** The options of a choice of one currency. */
export const currencyOptions = currencies.map((currency) => ({ value: currency, label: currency }));

export function CurrencyFilter({ value, onChange }: ValueProps) {
  const { t } = useTranslation('office');
  return (
    <SelectFilter
      label={t('list.currency')}
      any={t('list.anyCurrency')}
      options={currencyOptions}
      value={value}
      onChange={onChange}
    />
  );
}

type DayRangeFilterProps = { readonly address: Pick<ReturnType<typeof useAddress>, 'get' | 'set'> };

/** The first and the last day of a list, in the address. */
export function DayRangeFilter({ address }: DayRangeFilterProps) {
  const { t } = useTranslation('office');
  return (['from', 'to'] as const).map((name) => (
    <label key={name} className="day-filter d-flex align-items-center gap-1-5 text-3 fs-sm">
      <span>{t(`list.${name}`)}</span>
      <input
        type="date"
        className="form-control filter"
        value={address.get(name)}
        onChange={({ target }) => address.set({ [name]: target.value })}
      />
    </label>
  ));
}

type SearchFilterProps = ValueProps & {
  readonly label: string;
  readonly placeholder: string;
  readonly lengthMax: number;
};

/** A text that is searched with Enter, or shortly after the last key. */
export function SearchFilter(props: SearchFilterProps) {
  const { label, placeholder, lengthMax, value, onChange } = props;
  const form = useForm({ initial: { text: value }, send: (fields) => onChange(fields.text) });
  const { text } = form.fields;
  const [shown, setShown] = useState(value);
  // The address changed from elsewhere, as by a way back.
  if (shown !== value) {
    setShown(value);
    form.change({ text: value });
  }
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => onChange(text), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);
  return (
    <search>
      <Form form={form} className="search-filter position-relative mw-100">
        <Search className="position-absolute text-3 pe-none" size={16} aria-hidden="true" />
        <input
          type="search"
          className="form-control w-100 filter"
          aria-label={label}
          placeholder={placeholder}
          maxLength={lengthMax}
          value={text}
          onChange={({ target }) => form.change({ text: target.value })}
        />
      </Form>
    </search>
  );
}

const SEARCH_AFTER_MS = 400;

/** As the contract has it. */
export const SEARCH_LENGTH_MAX = 100;

const SORTS = ['newest', 'oldest'] as const;

/** The order by time, as a call takes it. */
export function sortOf(address: Pick<ReturnType<typeof useAddress>, 'maybe'>) {
  const sort = address.maybe('sort', SORTS);
  return sort === undefined ? {} : { sort };
}

/** The search for a player or a number, and the order by time, as a call takes them. */
export function searchAndSort(address: Pick<ReturnType<typeof useAddress>, 'get' | 'maybe'>) {
  return { q: address.get('q'), ...sortOf(address) };
}

/** The filters of a list that is searched for a player or a number, and ordered by time. */
export function SearchAndSort({ address }: { readonly address: ReturnType<typeof useAddress> }) {
  const { t } = useTranslation('office');
  return (
    <>
      <SearchFilter
        label={t('list.search')}
        placeholder={t('list.searchHint')}
        lengthMax={SEARCH_LENGTH_MAX}
        value={address.get('q')}
        onChange={(q) => address.set({ q })}
      />
      <SortFilter address={address} />
    </>
  );
}

export function SortFilter({ address }: { readonly address: ReturnType<typeof useAddress> }) {
  const { t } = useTranslation('office');
  return (
    <SelectFilter
      label={t('list.sort')}
      any={t('list.ownOrder')}
      options={SORTS.map((value) => ({ value, label: t(`list.${value}`) }))}
      value={address.maybe('sort', SORTS) ?? ''}
      onChange={(sort) => address.set({ sort })}
    />
  );
}
