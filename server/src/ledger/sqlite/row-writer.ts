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

  /**
   * @returns how many rows each of them changed, in an array that crosses between threads as it is
   *   (see `SqliteLedger`)
   * @throws SqliteError when a constraint refuses one
   */
  writeAll(writes: readonly RowWrite[]): readonly number[] {
    const changes: number[] = [];
    for (const write of writes) changes.push(this.#write(write));
    return changes;
  }

  #write(write: RowWrite): number {
    return this.#prepared(write).run(...valuesOf(write)).changes;
  }

  /** The text of a statement costs more than running it: known shapes are found by their names. */
  #prepared(write: RowWrite): Sqlite.Statement<unknown[]> {
    const shape = shapeOf(write);
    const known = this.#statements.get(shape);
    if (known) return known;
    const sql = 'insert' in write ? insertion(write) : change(write);
    const statement = this.#database.prepare<unknown[]>(sql);
    if (this.#statements.size < STATEMENTS_MAX) this.#statements.set(shape, statement);
    return statement;
  }
}

/** Whether the error says that a unique key is taken. */
export function isTaken(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}

/** Table and columns; writes of one shape are one statement. */
function shapeOf(write: RowWrite): string {
  return 'insert' in write
    ? `+${write.insert}:${Object.keys(write.row)}:${write.ifAbsent === true}`
    : `=${write.update}:${Object.keys(write.set)}:${Object.keys(write.where)}`;
}

function valuesOf(write: RowWrite): unknown[] {
  return 'insert' in write
    ? Object.values(write.row).map(stored)
    : [...Object.values(write.set), ...Object.values(write.where)].map(stored);
}

function insertion({ insert, row, ifAbsent }: Extract<RowWrite, { insert: string }>): string {
  const columns = Object.keys(row).map(quoted).join(', ');
  const places = Object.keys(row).map(() => '?');
  const conflict = ifAbsent ? ' ON CONFLICT DO NOTHING' : '';
  return `INSERT INTO ${quoted(insert)} (${columns}) VALUES (${places.join(', ')})${conflict}`;
}

function change({ update, set, where }: Extract<RowWrite, { update: string }>): string {
  const assignments = Object.keys(set).map((column) => `${quoted(column)} = ?`);
  const conditions = Object.keys(where).map((column) => `${quoted(column)} IS ?`);
  return `UPDATE ${quoted(update)} SET ${assignments.join(', ')} WHERE ${conditions.join(' AND ')}`;
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
