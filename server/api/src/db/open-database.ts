import type { Settings } from '@fairhall/kit/settings';
import type { Database } from './database.ts';
import { openPostgresql } from './postgresql/open-postgresql.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

/**
 * Opens the API's database, after `upgradeDatabase`, for everything but the ledger's writes. Inside
 * `prisma.$transaction(async (tx) => …)` use `tx` alone: on SQLite a statement on `prisma` waits for
 * the transaction's end.
 */
export function openDatabase({ database }: Pick<Settings, 'database'>): Promise<Database> {
  return database.backend === 'sqlite'
    ? openSqlite({ databaseFile: database.file })
    : openPostgresql(database);
}
