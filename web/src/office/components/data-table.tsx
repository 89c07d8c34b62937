import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useKeys } from '../lib/browser/use-keys.ts';
import { TableFrame } from './table-frame.tsx';

export type Column<Row> = {
  readonly id: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers are aligned at their end. */
  readonly isNumber?: boolean;
  /** The narrowest window that shows the column; all do by default. */
  readonly from?: 'tablet' | 'desktop';
  /** Of a list that is complete: the value by which the column sorts. */
  readonly sort?: (row: Row) => number | string;
};

type DataTableProps<Row> = {
  /** The name of the table for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Where a row leads: the link is in the first column. */
  readonly linkOf?: (row: Row) => string;
  /** Instead of a link: opens the row in place. */
  readonly onOpen?: (row: Row) => void;
  /** The row that is open beside the table. */
  readonly openKey?: string | undefined;
  /** Whether J and K move through the rows; not while a drawer is open. */
  readonly hasKeys?: boolean;
  /** Rows become cards on phones. */
  readonly hasCards?: boolean;
};

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic },
});

/**
 * A table for the keyboard: J and K, in the table also the arrow keys, Home and End, move through the
 * rows, and Enter opens one.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, keyOf, openKey, hasKeys = true, hasCards = false } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  useKeys({ j: () => moveFocus(body.current, 1), k: () => moveFocus(body.current, -1) }, hasKeys);
  const defined = useMemo(() => definitions(columns), [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({ features, columns: defined, data, getRowId: keyOf });
  return (
    <TableFrame className={hasCards ? 'has-cards' : ''}>
      <table className="table office-table" aria-label={label}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map(({ id, column }) => (
                <Head
                  key={id}
                  column={columns.find((one) => one.id === id)}
                  sorted={column.getIsSorted()}
                  onSort={column.getToggleSortingHandler()}
                />
              ))}
            </tr>
          ))}
        </thead>
        <tbody ref={body} onKeyDown={walk}>
          {table.getRowModel().rows.map(({ id, original }) => (
            <Line key={id} row={original} isOpen={id === openKey} table={props} />
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function definitions<Row extends object>(columns: readonly Column<Row>[]) {
  const helper = createColumnHelper<typeof features, Row>();
  return columns.map(({ id, sort }) =>
    helper.accessor((row): unknown => sort?.(row) ?? '', {
      id,
      sortFn: 'basic',
      enableSorting: sort !== undefined,
    }),
  );
}

type HeadProps<Row> = {
  readonly column: Column<Row> | undefined;
  readonly sorted: false | 'asc' | 'desc';
  readonly onSort: ((event: unknown) => void) | undefined;
};

const orders = { asc: 'ascending', desc: 'descending' } as const;

function Head<Row>({ column, sorted, onSort }: HeadProps<Row>) {
  if (column === undefined) return null;
  const Icon = sorted === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      className={classOf(column)}
      aria-sort={sorted === false ? undefined : orders[sorted]}
    >
      {column.sort === undefined ? (
        column.head
      ) : (
        <button type="button" className="sort-button" onClick={onSort}>
          {column.head}
          <Icon size={13} className={sorted === false ? 'is-off' : ''} />
        </button>
      )}
    </th>
  );
}

function classOf<Row>({ isNumber = false, from }: Column<Row>): string {
  return `${isNumber ? 'is-number' : ''} ${from === undefined ? '' : `from-${from}`}`;
}

type LineProps<Row> = {
  readonly row: Row;
  readonly isOpen: boolean;
  readonly table: DataTableProps<Row>;
};

function Line<Row>({ row, isOpen, table: { columns, linkOf, onOpen } }: LineProps<Row>) {
  const isOpenable = linkOf !== undefined || onOpen !== undefined;
  const open = ({ target, currentTarget }: MouseEvent<HTMLTableRowElement>) => {
    const isControl =
      target instanceof Element && target.closest('a, button, input, select, label');
    if (!isControl) currentTarget.querySelector<HTMLElement>('[data-row]')?.click();
  };
  return (
    // The row is a larger target for the link inside of it, which keyboards reach.
    <tr
      className={`${isOpen ? 'is-open' : ''} ${isOpenable ? 'is-openable' : ''}`}
      onClick={isOpenable ? open : undefined}
    >
      {columns.map((column, place) => (
        <td key={column.id} className={classOf(column)} data-label={column.head}>
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
