import '@/styles/selection.scss';
import { LayoutGrid, List } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '@/components/ui/segmented.tsx';
import { useDeviceClass } from '@/lib/browser/device.ts';
import type { LobbyFilter, Sort, View } from '../lobby-filter.ts';

type LobbyToolsProps = {
  readonly filter: LobbyFilter;
  readonly suppliers: readonly string[];
  readonly sorts: readonly Sort[];
  readonly onChange: (change: Partial<LobbyFilter>) => void;
};

/** Suppliers, order and view. */
export function LobbyTools(props: LobbyToolsProps) {
  const { filter, sorts, onChange } = props;
  const { t } = useTranslation();
  const isMobile = useDeviceClass() === 'mobile';
  return (
    <div className="lobby-tools gap-2 row-gap-md-3 column-gap-md-5 d-flex justify-content-between">
      {isMobile ? <SupplierSelect {...props} /> : <SupplierChips {...props} />}
      <div className="lobby-order flex-1 flex-md-none gap-2 gap-md-2-5 d-flex align-items-center">
        <label className="lobby-sort d-flex align-items-center gap-2-5">
          <span className="order-word small-text text-3">{t('games.sort')}</span>
          <select
            className="form-select w-100 w-md-auto fw-semibold"
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

function SupplierChips({ filter, suppliers, onChange }: LobbyToolsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="min-w-0 d-flex flex-wrap gap-1">
      <legend className="visually-hidden">{t('games.supplierFilter')}</legend>
      {[null, ...suppliers].map((supplier) => (
        <button
          key={supplier ?? ''}
          type="button"
          className="supplier-chip fw-semibold px-3 py-0 border-0 rounded-10 fs-sm text-nowrap"
          aria-pressed={filter.supplier === supplier}
          onClick={() => onChange({ supplier })}
        >
          {supplier ?? t('games.allSuppliers')}
        </button>
      ))}
    </fieldset>
  );
}

/** One control instead of a row of chips: on phones the filters stay in sight above the games. */
function SupplierSelect({ filter, suppliers, onChange }: LobbyToolsProps) {
  const { t } = useTranslation();
  return (
    <select
      className="form-select lobby-supplier"
      aria-label={t('games.supplierFilter')}
      value={filter.supplier ?? ''}
      onChange={({ target }) => onChange({ supplier: target.value === '' ? null : target.value })}
    >
      <option value="">{t('games.allSuppliers')}</option>
      {suppliers.map((supplier) => (
        <option key={supplier}>{supplier}</option>
      ))}
    </select>
  );
}
