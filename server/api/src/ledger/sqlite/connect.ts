import Sqlite from 'better-sqlite3';

/**
 * How long the writer waits for the file's lock, in milliseconds. It may block: it has a thread of
 * its own, and a transaction of the rest of the casino ends within Prisma's 5 s.
 */
export const LOCK_WAIT_MS = 10_000;

/**
 * With the pages at hand that recent entries touched, an insert reads no file. Not more: after a commit
 * in which SQLite put pages in another order, it walks over all that it keeps, which with 32 MiB was
 * 7 % of the writer's time during deposits.
 */
const CACHE_KIB = 8192;

/**
 * Pages in the write-ahead log (64 MB) before the writer itself copies them into the database: where
 * no thread has done so before (`core/journal-folding.ts`). Each bet touches a few random pages; the
 * longer the log, the more often one copy serves many bets.
 */
const CHECKPOINT_PAGES = 16_000;

/** The connection of the ledger's writer: what it commits has reached the disk. */
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

/** A reader never waits for the writer (WAL), and sees what was committed before it asks. */
export function connectReader(databaseFile: string): Sqlite.Database {
  return new Sqlite(databaseFile, { readonly: true, fileMustExist: true });
}
