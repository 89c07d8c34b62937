import { SearchX } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '@/components/ui/data-table.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { useAddress } from '../lib/browser/use-address.ts';
import { rowsWithText } from '../lib/rows-with-text.ts';
import { Filters, SEARCH_LENGTH_MAX, SearchFilter } from './filters.tsx';

type SearchedTableProps<Row> = Omit<
  ComponentProps<typeof DataTable<Row>>,
  'className' | 'label' | 'linkOf'
> & {
  readonly label: string;
  /** Where a row leads, if it does; the search goes along. */
  readonly pathOf?: (row: Row) => string;
  /** The texts of a row that are searched. */
  readonly textsOf: (row: Row) => readonly string[];
  readonly searchLabel: string;
};

/** All rows of a list, searched in the browser, with the search in the address. */
export function SearchedTable<Row>(props: SearchedTableProps<Row>) {
  const { rows, pathOf, textsOf, searchLabel, ...table } = props;
  const { t } = useTranslation('office');
  const address = useAddress();
  const searched = address.get('q');
  const found = rowsWithText(rows, { searched, textsOf });
  return (
    <>
      <header className="panel-head">
        <Filters>
          <SearchFilter
            label={searchLabel}
            placeholder={searchLabel}
            lengthMax={SEARCH_LENGTH_MAX}
            value={searched}
            onChange={(q) => address.set({ q })}
          />
        </Filters>
      </header>
      {found.length === 0 ? (
        <EmptyState icon={<SearchX size={28} />} title={t('list.noneFound')} />
      ) : (
        <DataTable
          {...table}
          className="office-table"
          {...(pathOf && { linkOf: (row: Row) => `${pathOf(row)}${address.search}` })}
          rows={found}
        />
      )}
    </>
  );
}
