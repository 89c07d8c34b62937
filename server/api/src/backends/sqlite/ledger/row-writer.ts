import type Sqlite from '@fairhall/kit/sqlite';
import type { RowShape, RowValue, RowWrite } from '../../../ledger/rows.ts';

/** The code has a handful of shapes; the limit prevents a leak by mistake. */
const STATEMENTS_MAX = 200;

/** Writes rows of other tables inside the open transaction. */
export class RowWriter {
  readonly #database: Sqlite.Database;
  readonly #statements = new Map<string, Sqlite.Statement<unknown[]>>();

  constructor(database: Sqlite.Database) {
    this.#database = database;
  }

  /**
   * @returns the number of rows that each write changed
   * @throws SqliteError when one violates a constraint
   */
  writeAll(writes: readonly RowWrite[]): readonly number[] {
    return writes.map((write) => this.#write(write));
  }

  #write([shape, values]: RowWrite): number {
    return this.#prepared(shape).run(...values.map(stored)).changes;
  }

  /** Preparing a statement costs more than running it, so it is prepared once per shape. */
  #prepared(shape: string): Sqlite.Statement<unknown[]> {
    const cached = this.#statements.get(shape);
    if (cached) return cached;
    const statement = this.#database.prepare<unknown[]>(statementOf(JSON.parse(shape)));
    if (this.#statements.size < STATEMENTS_MAX) this.#statements.set(shape, statement);
    return statement;
  }
}

/** As Prisma's connection stores it: dates in milliseconds since 1970, booleans as 1 and 0. */
function stored(value: RowValue): string | number | bigint | null {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'boolean' ? Number(value) : value;
}

/** Whether the error is a violation of a unique or primary key. */
export function isUniqueConstraintError(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}

function statementOf(shape: RowShape): string {
  return 'insert' in shape ? insertSql(shape) : updateSql(shape);
}

function insertSql({ insert, columns, ifAbsent }: Extract<RowShape, { insert: string }>): string {
  const names = columns.map(quoted).join(', ');
  const placeholders = columns.map(() => '?').join(', ');
  const conflict = ifAbsent ? ' ON CONFLICT DO NOTHING' : '';
  return `INSERT INTO ${quoted(insert)} (${names}) VALUES (${placeholders})${conflict}`;
}

function updateSql({ update, set, where }: Extract<RowShape, { update: string }>): string {
  const assignments = set.map((column) => `${quoted(column)} = ?`).join(', ');
  const conditions = where.map((column) => `${quoted(column)} IS ?`).join(' AND ');
  return `UPDATE ${quoted(update)} SET ${assignments} WHERE ${conditions}`;
}

/** Names come from our own code; any other is a programming error. */
function quoted(name: string): string {
  if (!/^\w+$/.test(name)) throw new RangeError(`no name of a table or column: ${name}`);
  return `"${name}"`;
}
