import type Sqlite from 'better-sqlite3';
import type { RowShape, RowWrite } from '../rows.ts';

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
   * @returns how many rows each of them changed
   * @throws SqliteError when a constraint refuses one
   */
  writeAll(writes: readonly RowWrite[]): readonly number[] {
    return writes.map((write) => this.#write(write));
  }

  #write([shape, values]: RowWrite): number {
    return this.#prepared(shape).run(...values).changes;
  }

  /** The text of a statement costs more than running it: it is made once for each shape. */
  #prepared(shape: string): Sqlite.Statement<unknown[]> {
    const known = this.#statements.get(shape);
    if (known) return known;
    const statement = this.#database.prepare<unknown[]>(statementOf(JSON.parse(shape)));
    if (this.#statements.size < STATEMENTS_MAX) this.#statements.set(shape, statement);
    return statement;
  }
}

/** Whether the error says that a unique key is taken. */
export function isTaken(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}

function statementOf(shape: RowShape): string {
  return 'insert' in shape ? insertion(shape) : change(shape);
}

function insertion({ insert, columns, ifAbsent }: Extract<RowShape, { insert: string }>): string {
  const names = columns.map(quoted).join(', ');
  const places = columns.map(() => '?').join(', ');
  const conflict = ifAbsent ? ' ON CONFLICT DO NOTHING' : '';
  return `INSERT INTO ${quoted(insert)} (${names}) VALUES (${places})${conflict}`;
}

function change({ update, set, where }: Extract<RowShape, { update: string }>): string {
  const assignments = set.map((column) => `${quoted(column)} = ?`).join(', ');
  const conditions = where.map((column) => `${quoted(column)} IS ?`).join(' AND ');
  return `UPDATE ${quoted(update)} SET ${assignments} WHERE ${conditions}`;
}

/** Names are the schema's and come from our own code; anything else is a mistake. */
function quoted(name: string): string {
  if (!/^\w+$/.test(name)) throw new RangeError(`no name of a table or column: ${name}`);
  return `"${name}"`;
}
