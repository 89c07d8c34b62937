import type { ReactNode } from 'react';
import { type Column, DataTable, DataTableSkeleton } from '@/components/ui/data-table.tsx';
import { Pager } from '@/components/ui/pager.tsx';
import { type QueryOf, QueryView } from '@/components/ui/query-view.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useDeviceClass } from '@/lib/browser/device.ts';
import { type FilteredSearch, isFiltered, RECORDS_PAGE_SIZE } from '@/lib/records/record-search.ts';
import { isReversed } from '@/lib/time/date-time.ts';
import '@/styles/tables.scss';
import './records.css';

type Page<Row> = { readonly list: readonly Row[]; readonly total: number };

type RecordListProps<Row> = {
  readonly records: QueryOf<Page<Row>> & {
    readonly isLoading: boolean;
    readonly isPlaceholderData: boolean;
  };
  readonly search: FilteredSearch;
  readonly onPage: (page: number) => void;
  readonly keyOf: (row: Row) => string;
  readonly failure: { readonly title: string; readonly text: string };
  /** The text in place of the rows: no match of the filters, or no records yet. */
  readonly noMatch: ReactNode;
  readonly none: ReactNode;
  readonly count: (total: number) => string;
  /** The table of wide windows. */
  readonly tableClassName: string;
  readonly columns: readonly Column<Row>[];
  readonly classNameOf?: (row: Row) => string;
  /** A row on phones. */
  readonly row: (row: Row) => ReactNode;
  readonly rowSkeleton: ReactNode;
};

/** A page of records as a table or as rows, with the pager. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const { records, search, onPage, count } = props;
  const total = records.data?.total ?? 0;
  return (
    <>
      <Content {...props} />
      {records.isLoading && (
        <div
          className="record-foot py-1 ps-4 pe-2 py-md-1-5 px-md-5 text-3 d-flex align-items-center justify-content-between border-top border-line fs-sm"
          aria-hidden="true"
        >
          <Skeleton width="80px" height="14px" radius="6px" />
        </div>
      )}
      {total > 0 && (
        <Pager
          page={search.page}
          pageSize={RECORDS_PAGE_SIZE}
          count={count(total)}
          {...{ total, onPage }}
        />
      )}
    </>
  );
}

function Content<Row>(props: RecordListProps<Row>) {
  const { records, search, failure, noMatch, none } = props;
  if (isReversed(search.days)) return noMatch;
  return (
    <QueryView query={records} failure={failure} skeleton={<RowsSkeleton {...props} />}>
      {({ list, total }) => {
        if (list.length > 0) return <Rows {...props} list={list} />;
        // A page beyond the last one is empty, too.
        return isFiltered(search) || total > 0 ? noMatch : none;
      }}
    </QueryView>
  );
}

function Rows<Row>(props: RecordListProps<Row> & { readonly list: readonly Row[] }) {
  const { records, list, columns, keyOf, classNameOf, tableClassName, row } = props;
  const isStale = records.isPlaceholderData;
  if (useDeviceClass() === 'mobile') {
    return (
      <ul className={`m-0 p-0 list-style-none ${isStale ? 'is-stale' : ''}`}>
        {list.map((record) => (
          <li key={keyOf(record)}>{row(record)}</li>
        ))}
      </ul>
    );
  }
  return (
    <DataTable
      className={`table-hover record-table ${tableClassName}`}
      columns={columns}
      rows={list}
      keyOf={keyOf}
      isStale={isStale}
      {...(classNameOf && { classNameOf })}
    />
  );
}

function RowsSkeleton<Row>({ columns, tableClassName, rowSkeleton }: RecordListProps<Row>) {
  if (useDeviceClass() === 'mobile') {
    return (
      <div className="m-0 p-0 list-style-none" aria-busy="true">
        {Array.from({ length: RECORDS_PAGE_SIZE }, (_, place) => place).map((place) => (
          <div key={place}>{rowSkeleton}</div>
        ))}
      </div>
    );
  }
  return (
    <DataTableSkeleton
      className={`record-table ${tableClassName}`}
      columns={columns}
      count={RECORDS_PAGE_SIZE}
    />
  );
}
