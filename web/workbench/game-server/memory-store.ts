import { baselineSchema } from '@fairhall/game-server/backends/sqlite/schema';
import type { Store } from '@fairhall/game-server/backends/sqlite/store';
import openSqlite, { type Database, type SqlValue } from '@sqlite.org/sqlite-wasm';

type Row = Record<string, SqlValue>;
type Sqlite = Awaited<ReturnType<typeof openSqlite>>;

/** The game server's SQLite database in the memory of the page, migrated. */
export async function openMemoryStore(): Promise<Store> {
  const sqlite = await openSqlite();
  const database = new sqlite.oo1.DB(':memory:');
  database.exec(baselineSchema);
  // The part of the driver that the server uses while it plays.
  return {
    prepare: (sql: string) => statementOf(sqlite, { database, sql }),
    // Of the retention of guests alone, which a page does not run.
    transaction: (work: unknown) => work,
    get inTransaction() {
      return sqlite.capi.sqlite3_get_autocommit(database) === 0;
    },
  } as unknown as Store;
}

function statementOf(
  { capi }: Sqlite,
  { database, sql }: { readonly database: Database; readonly sql: string },
) {
  const statement = database.prepare(sql);
  let isExact = false;
  const all = (...values: SqlValue[]): Row[] => {
    if (values.length > 0) statement.bind(values);
    const rows: Row[] = [];
    try {
      while (statement.step()) rows.push(readRow(statement.get({}), isExact));
    } finally {
      statement.reset();
    }
    return rows;
  };
  return {
    all,
    get: (...values: SqlValue[]) => all(...values)[0],
    run(...values: SqlValue[]) {
      all(...values);
      return {
        changes: Number(database.changes()),
        lastInsertRowid: capi.sqlite3_last_insert_rowid(database),
      };
    },
    safeIntegers(exact: boolean) {
      isExact = exact;
      return this;
    },
  };
}

/** Amounts are bigint, as of the driver. */
function readRow(row: Row, isExact: boolean): Row {
  if (!isExact) return row;
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'number' ? BigInt(value) : value,
    ]),
  );
}
