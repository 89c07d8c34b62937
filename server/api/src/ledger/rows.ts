/** The tables that may be written beside the ledger's own, which only entries change. */
export const companionTables = [
  'DepositOrder',
  'Job',
  'KnownAddress',
  'Notification',
  'PaymentEvent',
  'Session',
  'WithdrawOrder',
] as const;

type CompanionTable = (typeof companionTables)[number];

export type RowValue = string | number | bigint | boolean | Date | null;
type Row<Column extends string> = Readonly<Record<Column, RowValue>>;

/** As Prisma's connection stores it: moments in milliseconds since 1970, truth as 1 and 0. */
export type StoredValue = string | number | bigint | null;

/** What writes of one kind have in common, by the names of the schema. */
export type RowShape =
  | {
      readonly insert: CompanionTable;
      readonly columns: readonly string[];
      /** A row with the same key stays as it is and counts as no change. */
      readonly ifAbsent: boolean;
    }
  | {
      readonly update: CompanionTable;
      readonly set: readonly string[];
      /** All of these hold; `null` means that there is no value. */
      readonly where: readonly string[];
    };

/**
 * A row of a companion table to be added, or a change of some, as it crosses to the writer's thread.
 */
export type RowWrite = readonly [
  /** Its `RowShape` as JSON, by which the writer knows the statement; made by this file alone. */
  shape: string,
  /** In the order of the shape's columns: those that are set, then those that have to hold. */
  values: readonly StoredValue[],
];

/**
 * Rows that are added to a table, all with these columns.
 * @throws RangeError for a table that only entries may change
 */
export function insertionInto<Column extends string>(
  table: CompanionTable,
  columns: readonly Column[],
  { ifAbsent = false }: { ifAbsent?: boolean } = {},
): (row: Row<Column>) => RowWrite {
  const shape = shapeText({ insert: table, columns, ifAbsent });
  return (row) => [shape, storedValues(columns, row)];
}

/**
 * Changes of a table's rows, all of these columns under these conditions.
 * @throws RangeError for a table that only entries may change
 */
export function changeOf<Set extends string, Where extends string>(
  table: CompanionTable,
  { set, where }: { set: readonly Set[]; where: readonly Where[] },
): (change: { set: Row<Set>; where: Row<Where> }) => RowWrite {
  const shape = shapeText({ update: table, set, where });
  return (change) => {
    return [shape, [...storedValues(set, change.set), ...storedValues(where, change.where)]];
  };
}

/** Made once for each shape, when the module that writes such rows is loaded. */
function shapeText(shape: RowShape): string {
  const table = 'insert' in shape ? shape.insert : shape.update;
  if (!companionTables.includes(table)) throw new RangeError(`no rows are written to ${table}`);
  return JSON.stringify(shape);
}

function storedValues<Column extends string>(
  columns: readonly Column[],
  row: Row<Column>,
): StoredValue[] {
  return columns.map((column) => stored(row[column]));
}

function stored(value: RowValue): StoredValue {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'boolean' ? Number(value) : value;
}
