/** The tables of side rows; the ledger's own tables change by entries alone. */
export const companionTables = [
  'Adjustment',
  'AuditEntry',
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

/** The statement of a write, by the names of the schema, without its values. */
export type RowShape =
  | {
      readonly insert: CompanionTable;
      readonly columns: readonly string[];
      /** A row with the same key stays unchanged and counts as no change. */
      readonly ifAbsent: boolean;
    }
  | {
      readonly update: CompanionTable;
      readonly set: readonly string[];
      /** Columns that must equal their values; `null` matches NULL. */
      readonly where: readonly string[];
    };

/** An insert into a companion table, or an update of it, as sent to the ledger's backend. */
export type RowWrite = readonly [
  /** Its `RowShape` as JSON, the key of a prepared statement; only this file creates it. */
  shape: string,
  /** In the order of the shape's columns: those that are set, then the conditions. */
  values: readonly RowValue[],
];

/**
 * An insert statement for a table, with these columns.
 * @throws RangeError for a table that only entries may change
 */
export function insertStatement<Column extends string>(
  table: CompanionTable,
  columns: readonly Column[],
  { ifAbsent = false }: { ifAbsent?: boolean } = {},
): (row: Row<Column>) => RowWrite {
  const shape = shapeText({ insert: table, columns, ifAbsent });
  return (row) => [shape, valuesOf(columns, row)];
}

/**
 * An update statement for a table, of these columns under these conditions.
 * @throws RangeError for a table that only entries may change
 */
export function updateStatement<Set extends string, Where extends string>(
  table: CompanionTable,
  { set, where }: { set: readonly Set[]; where: readonly Where[] },
): (change: { set: Row<Set>; where: Row<Where> }) => RowWrite {
  const shape = shapeText({ update: table, set, where });
  return (change) => {
    return [shape, [...valuesOf(set, change.set), ...valuesOf(where, change.where)]];
  };
}

/** Serialised once per shape, when the module that writes such rows is loaded. */
function shapeText(shape: RowShape): string {
  const table = 'insert' in shape ? shape.insert : shape.update;
  if (!companionTables.includes(table)) throw new RangeError(`no rows are written to ${table}`);
  return JSON.stringify(shape);
}

function valuesOf<Column extends string>(columns: readonly Column[], row: Row<Column>): RowValue[] {
  return columns.map((column) => row[column]);
}
