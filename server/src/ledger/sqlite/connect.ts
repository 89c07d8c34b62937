import Sqlite from 'better-sqlite3';

/**
 * How long the writer waits for the file's lock, in milliseconds. It may block: it has a thread of
 * its own, and a transaction of the rest of the casino ends within Prisma's 5 s.
 */
const LOCK_WAIT_MS = 10_000;

/** The connection of the ledger's writer: what it commits has reached the disk. */
export function connectWriter(databaseFile: string): Sqlite.Database {
  const database = new Sqlite(databaseFile, { fileMustExist: true, timeout: LOCK_WAIT_MS });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return database;
}

/** A reader never waits for the writer (WAL), and sees what was committed before it asks. */
export function connectReader(databaseFile: string): Sqlite.Database {
  return new Sqlite(databaseFile, { readonly: true, fileMustExist: true });
}
