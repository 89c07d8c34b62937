import Sqlite from 'better-sqlite3';

export type RowCounts = Readonly<Record<string, number>>;

/** The number of rows of each table of the database. */
export function countRows(databaseFile: string): RowCounts {
  const database = new Sqlite(databaseFile, { readonly: true });
  const tables = database
    .prepare<[], string>(
      `SELECT "name" FROM "sqlite_master" WHERE "type" = 'table' AND "name" NOT LIKE 'sqlite_%'`,
    )
    .pluck()
    .all();
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const count = database.prepare<[], number>(`SELECT COUNT(*) FROM "${table}"`).pluck();
    counts[table] = count.get() ?? 0;
  }
  database.close();
  return counts;
}
