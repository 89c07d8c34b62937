import Sqlite from '@fairhall/kit/sqlite';

/** The names of the migrations that a database has; none without Prisma's table of them. */
export function appliedMigrations(databaseFile: string): string[] {
  const database = new Sqlite(databaseFile, { readonly: true, fileMustExist: true });
  try {
    const hasMigrationsTable = database
      .prepare("SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'")
      .get();
    if (!hasMigrationsTable) return [];
    return database
      .prepare<[], string>(
        'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL',
      )
      .pluck()
      .all();
  } finally {
    database.close();
  }
}
