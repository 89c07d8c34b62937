import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useKeys } from '@/lib/browser/use-keys.ts';
import { Skeleton } from './skeleton.tsx';
import { TableFrame } from './table-frame.tsx';

export type Column<Row> = {
  readonly id: string;
  /** Null for a column without a heading. */
  readonly head: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  readonly className?: string;
  /** Numbers are aligned at their end. */
  readonly isNumber?: boolean;
  /** The narrowest window that shows the column; all do by default. */
  readonly from?: 'tablet' | 'desktop';
  /** Of a list that is complete: the value by which the column sorts. */
  readonly sort?: (row: Row) => number | string;
  /** The cell's content while the rows load: a bar of this width, or the node. */
  readonly skeleton?: string | ReactNode;
};

type DataTableProps<Row> = {
  /** The name of the table for screen readers. */
  readonly label?: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly className: string;
  readonly frameClassName?: string;
  /** Whether only screen readers find the table, which then has no frame to scroll. */
  readonly isHidden?: boolean;
  readonly classNameOf?: (row: Row) => string;
  /** The rows belong to another page and are shown until the requested rows arrive. */
  readonly isStale?: boolean;
  /** Where a row leads: the link is in the first column. */
  readonly linkOf?: (row: Row) => string;
  /** Instead of a link: opens the row in place. */
  readonly onOpen?: (row: Row) => void;
  /** The row that is open beside the table. */
  readonly openKey?: string | undefined;
  /** Whether J and K move through the rows that open; not while a drawer is open. */
  readonly hasKeys?: boolean;
};

/**
 * Rows in columns, for windows wider than a phone. Of rows that open, J and K, in the table also the
 * arrow keys, Home and End, move the focus, and Enter opens one.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, keyOf, className, frameClassName, openKey, isStale } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const isOpenable = props.linkOf !== undefined || props.onOpen !== undefined;
  useKeys(
    { j: () => moveFocus(body.current, 1), k: () => moveFocus(body.current, -1) },
    isOpenable && (props.hasKeys ?? true),
  );
  const [order, setOrder] = useState<Order | null>(null);
  const table = (
    <table className={`table fs-md ${className} ${isStale ? 'is-stale' : ''}`} aria-label={label}>
      <Head columns={columns} order={order} onOrder={setOrder} />
      <tbody ref={body} onKeyDown={isOpenable ? walk : undefined}>
        {sorted({ rows, columns, order }).map((row) => {
          const key = keyOf(row);
          return <Line key={key} row={row} isOpen={key === openKey} table={props} />;
        })}
      </tbody>
    </table>
  );
  if (props.isHidden) return <div className="visually-hidden">{table}</div>;
  return <TableFrame className={frameClassName}>{table}</TableFrame>;
}

type Order = { readonly id: string; readonly isDescending: boolean };

type Listing<Row> = Pick<DataTableProps<Row>, 'rows' | 'columns'> & {
  readonly order: Order | null;
};

function sorted<Row>({ rows, columns, order }: Listing<Row>): readonly Row[] {
  const sort = columns.find(({ id }) => id === order?.id)?.sort;
  if (order === null || sort === undefined) return rows;
  const sign = order.isDescending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [sort(one), sort(other)];
    return a === b ? 0 : sign * (a < b ? -1 : 1);
  });
}

type HeadProps<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly order?: Order | null;
  readonly onOrder?: (order: Order) => void;
};

function Head<Row>({ columns, order, onOrder }: HeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const { id, head, sort } = column;
          if (head === null) return <td key={id} aria-hidden="true" />;
          const isOrder = id === order?.id;
          const isDescending = isOrder && order.isDescending;
          const Icon = isOrder && !isDescending ? ArrowUp : ArrowDown;
          return (
            <th
              key={id}
              scope="col"
              className={classOf(column)}
              aria-sort={isOrder ? (isDescending ? 'descending' : 'ascending') : undefined}
            >
              {sort === undefined || onOrder === undefined ? (
                head
              ) : (
                <button
                  type="button"
                  className="sort-button bg-transparent position-relative p-0 border-0"
                  // Of numbers the largest come first.
                  onClick={() =>
                    onOrder({
                      id,
                      isDescending: isOrder ? !isDescending : column.isNumber === true,
                    })
                  }
                >
                  {head}
                  <Icon size={13} className={isOrder ? '' : 'invisible'} />
                </button>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function classOf<Row>({ className, isNumber, from }: Column<Row>): string | undefined {
  const names = [className, isNumber && 'is-number', from && `from-${from}`].filter(Boolean);
  return names.length === 0 ? undefined : names.join(' ');
}

type LineProps<Row> = {
  readonly row: Row;
  readonly isOpen: boolean;
  readonly table: DataTableProps<Row>;
};

function Line<Row>({ row, isOpen, table }: LineProps<Row>) {
  const { columns, classNameOf, linkOf, onOpen } = table;
  const isOpenable = linkOf !== undefined || onOpen !== undefined;
  const open = ({ target, currentTarget }: MouseEvent<HTMLTableRowElement>) => {
    const isControl =
      target instanceof Element && target.closest('a, button, input, select, label');
    if (!isControl) currentTarget.querySelector<HTMLElement>('[data-row]')?.click();
  };
  const names = [classNameOf?.(row), isOpen && 'is-open', isOpenable && 'is-openable'];
  return (
    // The row is a larger target for the link inside of it, which keyboards reach.
    <tr className={names.filter(Boolean).join(' ')} onClick={isOpenable ? open : undefined}>
      {columns.map((column, place) => (
        <td
          key={column.id}
          className={classOf(column)}
          data-label={typeof column.head === 'string' ? column.head : undefined}
        >
          {place === 0 && isOpenable ? (
            <Opener row={row} linkOf={linkOf} onOpen={onOpen} isOpen={isOpen}>
              {column.cell(row)}
            </Opener>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}

type OpenerProps<Row> = {
  readonly row: Row;
  readonly linkOf: ((row: Row) => string) | undefined;
  readonly onOpen: ((row: Row) => void) | undefined;
  readonly isOpen: boolean;
  readonly children: ReactNode;
};

function Opener<Row>({ row, linkOf, onOpen, isOpen, children }: OpenerProps<Row>) {
  const look = {
    className: 'row-link',
    'data-row': '',
    'aria-current': isOpen ? ('true' as const) : undefined,
  };
  return linkOf === undefined ? (
    <button type="button" {...look} onClick={() => onOpen?.(row)}>
      {children}
    </button>
  ) : (
    <Link {...look} to={linkOf(row)}>
      {children}
    </Link>
  );
}

function openers(body: HTMLElement | null): HTMLElement[] {
  return [...(body?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
}

/** Focuses the row below or above the focused one, and from outside of the table the first. */
function moveFocus(body: HTMLElement | null, step: 1 | -1): void {
  const links = openers(body);
  const place = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
  const next = place === -1 ? 0 : Math.min(links.length - 1, Math.max(0, place + step));
  links[next]?.focus();
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: body, target } = event;
  if (!(target instanceof HTMLElement) || target.matches('input, select, textarea')) return;
  if (key === 'ArrowDown' || key === 'ArrowUp') moveFocus(body, key === 'ArrowDown' ? 1 : -1);
  else if (key === 'Home') openers(body)[0]?.focus();
  else if (key === 'End') openers(body).at(-1)?.focus();
  else return;
  event.preventDefault();
}

type DataTableSkeletonProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'className' | 'frameClassName'
> & { readonly count: number };

/** The table while its rows load, with the same column widths. */
export function DataTableSkeleton<Row>(props: DataTableSkeletonProps<Row>) {
  const { columns, className, frameClassName, count } = props;
  return (
    <TableFrame className={frameClassName}>
      <table className={`table fs-md ${className}`} aria-busy="true">
        <Head columns={columns} />
        <tbody>
          {Array.from({ length: count }, (_, row) => row).map((row) => (
            <tr key={row}>
              {columns.map((column) => (
                <td key={column.id} className={classOf(column)}>
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
    </TableFrame>
  );
}
