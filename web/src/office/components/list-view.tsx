import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '@/components/ui/data-table.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Pager } from '@/components/ui/pager.tsx';
import type { QueryOf } from '@/components/ui/query-view.tsx';
import { Loaded, TableSkeleton } from './states.tsx';

export const PAGE_SIZE = 20;

type Page<Row> = { readonly list: readonly Row[]; readonly total: number };

type ListViewProps<Row> = {
  readonly query: QueryOf<Page<Row>>;
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly linkOf?: (row: Row) => string;
  readonly onOpen?: (row: Row) => void;
  readonly openKey?: string | undefined;
  readonly hasKeys?: boolean;
  readonly hasCards?: boolean;
  readonly empty: { readonly icon: ReactNode; readonly title: string; readonly text?: string };
  readonly page: number;
  readonly pageSize?: number;
  readonly onPage: (page: number) => void;
};

/** A page of a list in all its states: rows, none, loading, failed. */
export function ListView<Row extends object>(props: ListViewProps<Row>) {
  const { query, empty, page, pageSize = PAGE_SIZE, onPage, hasCards, ...table } = props;
  const { t } = useTranslation('office');
  return (
    <Loaded query={query} skeleton={<TableSkeleton />}>
      {({ list, total }) =>
        list.length === 0 && page === 1 ? (
          <EmptyState {...empty} />
        ) : (
          <>
            <DataTable
              {...table}
              className="office-table"
              frameClassName={hasCards ? 'has-cards' : ''}
              rows={list}
            />
            <Pager
              count={t('list.total', { count: total })}
              {...{ page, total, pageSize, onPage }}
            />
          </>
        )
      }
    </Loaded>
  );
}
