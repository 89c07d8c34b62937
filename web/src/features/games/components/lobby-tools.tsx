import { LayoutGrid, List, Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import type { LobbyFilter, Sort, View } from '../lobby-filter.ts';

type LobbySearchProps = {
  readonly query: string;
  readonly onQuery: (query: string) => void;
};

/** Searches as the player types: the input updates at once, the address and the games follow. */
export function LobbySearch({ query, onQuery }: LobbySearchProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(query);
  useEffect(() => {
    // The search changed elsewhere, as in the header's box; the box's own changes arrive late.
    if (document.activeElement !== input.current) setText(query);
  }, [query]);
  const search = (next: string) => {
    setText(next);
    onQuery(next);
  };
  return (
    <search className="search lobby-search">
      <Search size={18} />
      <input
        ref={input}
        type="search"
        className="form-control"
        placeholder={t('games.find')}
        aria-label={t('games.find')}
        maxLength={100}
        value={text}
        onChange={(event) => search(event.target.value)}
      />
      {text !== '' && (
        <IconButton
          label={t('common.clear')}
          icon={X}
          iconSizePx={17}
          className="search-clear"
          onClick={() => search('')}
        />
      )}
    </search>
  );
}

type LobbyToolsProps = {
  readonly filter: LobbyFilter;
  readonly suppliers: readonly string[];
  readonly sorts: readonly Sort[];
  readonly onChange: (change: Partial<LobbyFilter>) => void;
};

/** Suppliers, order and view. */
export function LobbyTools({ filter, suppliers, sorts, onChange }: LobbyToolsProps) {
  const { t } = useTranslation();
  return (
    <div className="lobby-tools">
      <fieldset className="supplier-chips scroll-row">
        <legend className="visually-hidden">{t('games.supplierFilter')}</legend>
        {[null, ...suppliers].map((supplier) => (
          <button
            key={supplier ?? ''}
            type="button"
            className="supplier-chip"
            aria-pressed={filter.supplier === supplier}
            onClick={() => onChange({ supplier })}
          >
            {supplier ?? t('games.allSuppliers')}
          </button>
        ))}
      </fieldset>
      <div className="lobby-order">
        <label className="lobby-sort">
          <span className="order-word small-text text-3">{t('games.sort')}</span>
          <select
            className="form-select"
            value={filter.sort}
            onChange={(event) => {
              const sort = sorts.find((candidate) => candidate === event.target.value);
              if (sort) onChange({ sort });
            }}
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`games.sorts.${sort}`)}
              </option>
            ))}
          </select>
        </label>
        <Segmented<View>
          className="segmented-icons"
          label={t('games.view')}
          value={filter.view}
          onChange={(view) => onChange({ view })}
          segments={[
            {
              value: 'grid',
              name: t('games.views.grid'),
              label: <LayoutGrid size={17} />,
            },
            {
              value: 'list',
              name: t('games.views.list'),
              label: <List size={18} />,
            },
          ]}
        />
      </div>
    </div>
  );
}
