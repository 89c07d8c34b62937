import Sqlite from '@fairhall/kit/sqlite';

/**
 * Limit of the writer's wait for the file's lock, in milliseconds. It may block, because it has a
 * thread of its own and Prisma's transactions end within `TRANSACTION_MS_MAX`.
 */
export const LOCK_WAIT_MS = 10_000;

/**
 * Caches the pages of recent entries, so that an insert reads no file. No larger: after a commit that
 * reorders pages SQLite scans the complete cache, which with 32 MiB was 7 % of the writer's time
 * during deposits.
 */
const CACHE_KIB = 8192;

/**
 * Pages in the WAL (64 MB) after which the writer itself checkpoints where no thread does
 * (`kit/wal-checkpointer.ts`). Each bet writes a few random pages; the longer the WAL, the more bets
 * share the copy of a page.
 */
const CHECKPOINT_PAGES = 16_000;

/** The connection of the ledger's writer: a commit is durable (synchronous=FULL). */
export function connectWriter(
  databaseFile: string,
  { lockWaitMs }: { lockWaitMs: number },
): Sqlite.Database {
  const database = new Sqlite(databaseFile, { fileMustExist: true, timeout: lockWaitMs });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma(`cache_size = -${CACHE_KIB}`);
  database.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  return database;
}

/** In WAL mode a reader never waits for the writer and sees all commits before its query. */
export function connectReader(databaseFile: string): Sqlite.Database {
  return new Sqlite(databaseFile, { readonly: true, fileMustExist: true });
}
