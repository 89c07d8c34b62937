import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';

export type Column<Row> = {
  readonly name: string;
  /** Null for a column without a visible heading. */
  readonly head: ReactNode;
  readonly className?: string;
  readonly cell: (row: Row) => ReactNode;
  /** The cell's content while the rows load: a bar of this width, or the node. */
  readonly skeleton?: string | ReactNode;
};

type DataTableProps<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly className: string;
  readonly classNameOf?: (row: Row) => string;
  /** The rows belong to another page and are shown until the requested rows arrive. */
  readonly isStale: boolean;
};

/** Rows in columns, for windows wider than a phone. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, keyOf, className, classNameOf, isStale } = props;
  return (
    <div className="record-scroll">
      <table className={`table table-hover record-table ${className} ${isStale ? 'is-stale' : ''}`}>
        <Head columns={columns} />
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={classNameOf?.(row)}>
              {columns.map((column) => (
                <td key={column.name} className={column.className}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head<Row>({ columns }: Pick<DataTableProps<Row>, 'columns'>) {
  return (
    <thead>
      <tr>
        {columns.map(({ name, head, className }) =>
          head === null ? (
            <td key={name} aria-hidden="true" />
          ) : (
            <th key={name} scope="col" className={className}>
              {head}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}

type DataTableSkeletonProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'className'> & {
  readonly count: number;
};

/** The table while its rows load, with the same column widths. */
export function DataTableSkeleton<Row>(props: DataTableSkeletonProps<Row>) {
  const { columns, className, count } = props;
  return (
    <div className="record-scroll">
      <table className={`table record-table ${className}`} aria-busy="true">
        <Head columns={columns} />
        <tbody>
          {Array.from({ length: count }, (_, row) => row).map((row) => (
            <tr key={row}>
              {columns.map((column) => (
                <td key={column.name} className={column.className}>
                  {typeof column.skeleton === 'string' ? (
                    <Skeleton width={column.skeleton} height="14px" radius="6px" />
                  ) : (
                    column.skeleton
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
