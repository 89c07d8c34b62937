import { existsSync, statSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import Sqlite from 'better-sqlite3';

/** The database is open somewhere: a server runs on it. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';
}

/** The file is no sound SQLite database. */
export class DamagedDatabaseError extends Error {
  override readonly name = 'DamagedDatabaseError';
}

/**
 * Writes a copy of the database as it is at one moment, whole and compact, while others go on
 * reading and writing: it reads in one transaction, which in WAL mode nobody waits for.
 * @throws Error when `target` exists or the disk is full; then there is no file at `target`
 */
export async function copyDatabase({
  databaseFile,
  target,
}: {
  databaseFile: string;
  target: string;
}): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  const source = new Sqlite(databaseFile, { readonly: true, fileMustExist: true });
  try {
    // Refuses a file that exists, and one that it made itself goes again when it fails.
    source.prepare('VACUUM INTO ?').run(target);
  } finally {
    source.close();
  }
  assertSound(target);
}

/** @throws DamagedDatabaseError naming what SQLite found first */
export function assertSound(databaseFile: string): void {
  let found: string;
  try {
    const database = new Sqlite(databaseFile, { readonly: true, fileMustExist: true });
    found = String(database.pragma('integrity_check(1)', { simple: true }));
    database.close();
  } catch (error) {
    found = error instanceof Error ? error.message : String(error);
  }
  if (found !== 'ok') throw new DamagedDatabaseError(`${databaseFile}: ${found}`);
}

/** What a file that nobody has open looks like; another text once somebody has written to it. */
type FileState = string;

/**
 * The state of a database that nobody has open, to see later that nobody has had it since.
 * @throws DatabaseInUseError while anybody has it open
 */
export function restingState(databaseFile: string): FileState {
  assertUnused(databaseFile);
  return stateOf(databaseFile);
}

function stateOf(databaseFile: string): FileState {
  const { size, mtimeNs } = statSync(databaseFile, { bigint: true });
  return `${size} bytes of ${mtimeNs}`;
}

/**
 * Puts `replacement` in the place of the database. Whoever looks sees the one or the other, whole.
 * @param madeFrom the state that a replacement was made from, where it was made from the database
 *   itself: what a server that was still closing wrote meanwhile would be lost
 * @throws DatabaseInUseError while anybody has the database open, or had it since `madeFrom`;
 *   nothing is changed then
 */
export async function replaceDatabase({
  databaseFile,
  replacement,
  madeFrom,
}: {
  databaseFile: string;
  replacement: string;
  madeFrom?: FileState;
}): Promise<void> {
  emptyLog(replacement);
  assertUnused(databaseFile);
  if (madeFrom !== undefined && stateOf(databaseFile) !== madeFrom) {
    throw new DatabaseInUseError(`${databaseFile} has changed meanwhile: stop the server first`);
  }
  // What a killed server left of its log belongs to the old file, and is in it by now.
  for (const suffix of ['-wal', '-shm']) await rm(databaseFile + suffix, { force: true });
  await rename(replacement, databaseFile);
}

/** Brings everything from the write-ahead log into the file, so that the file alone is the database. */
function emptyLog(databaseFile: string): void {
  const database = new Sqlite(databaseFile, { fileMustExist: true });
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
}

/**
 * Takes the database for itself for a moment, which also brings in what a killed server left in
 * its log. A damaged file has no user.
 * @throws DatabaseInUseError while anybody has it open
 */
export function assertUnused(databaseFile: string): void {
  if (!existsSync(databaseFile)) return;
  const database = new Sqlite(databaseFile, { timeout: 0 });
  try {
    database.pragma('locking_mode = EXCLUSIVE');
    database.exec('BEGIN EXCLUSIVE; COMMIT');
  } catch (error) {
    if (!isBusy(error)) return;
    throw new DatabaseInUseError(`${databaseFile} is in use: stop the server first`);
  } finally {
    database.close();
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
