import type Sqlite from 'better-sqlite3';
import type { RowValue, RowWrite } from '../port.ts';

/** Shapes of writes come from our own code, a handful; the bound keeps a mistake from leaking. */
const STATEMENTS_MAX = 200;

/** Writes rows of other tables inside the transaction that is open. */
export class RowWriter {
  readonly #database: Sqlite.Database;
  readonly #statements = new Map<string, Sqlite.Statement<unknown[]>>();

  constructor(database: Sqlite.Database) {
    this.#database = database;
  }

  /** @returns how many rows changed @throws SqliteError when a constraint refuses it */
  write(write: RowWrite): number {
    const { sql, values } = 'insert' in write ? insertion(write) : change(write);
    return this.#prepared(sql).run(...values.map(stored)).changes;
  }

  #prepared(sql: string): Sqlite.Statement<unknown[]> {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare<unknown[]>(sql);
    if (this.#statements.size < STATEMENTS_MAX) this.#statements.set(sql, statement);
    return statement;
  }
}

/** Whether the error says that a unique key is taken. */
export function isTaken(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}

function insertion(write: Extract<RowWrite, { insert: string }>) {
  const columns = Object.keys(write.row).map(quoted).join(', ');
  const places = Object.keys(write.row).map(() => '?');
  const conflict = write.ifAbsent ? ' ON CONFLICT DO NOTHING' : '';
  return {
    sql: `INSERT INTO ${quoted(write.insert)} (${columns}) VALUES (${places.join(', ')})${conflict}`,
    values: Object.values(write.row),
  };
}

function change({ update, set, where }: Extract<RowWrite, { update: string }>) {
  const assignments = Object.keys(set).map((column) => `${quoted(column)} = ?`);
  const conditions = Object.keys(where).map((column) => `${quoted(column)} IS ?`);
  return {
    sql: `UPDATE ${quoted(update)} SET ${assignments.join(', ')} WHERE ${conditions.join(' AND ')}`,
    values: [...Object.values(set), ...Object.values(where)],
  };
}

/** Names are the schema's and come from our own code; anything else is a mistake. */
function quoted(name: string): string {
  if (!/^\w+$/.test(name)) throw new RangeError(`no name of a table or column: ${name}`);
  return `"${name}"`;
}

/** As Prisma's connection stores it: moments in milliseconds since 1970, truth as 1 and 0. */
function stored(value: RowValue): string | number | bigint | null {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'boolean' ? Number(value) : value;
}
