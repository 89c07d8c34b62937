import { existsSync, statSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createPrivate } from '@fairhall/kit/private-file';
import Sqlite from '@fairhall/kit/sqlite';

/** Another process has the database open. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';
}

/** The file fails SQLite's integrity check. */
export class DamagedDatabaseError extends Error {
  override readonly name = 'DamagedDatabaseError';
}

/**
 * Writes a consistent, compact copy of the database while others read and write: it reads in one
 * transaction, which in WAL mode blocks none.
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
    // SQLite fills an empty file and keeps its mode.
    createPrivate(target);
    try {
      source.prepare('VACUUM INTO ?').run(target);
    } catch (error) {
      await rm(target, { force: true });
      throw error;
    }
  } finally {
    source.close();
  }
  assertIntegrity(target);
}

/** @throws DamagedDatabaseError with the first problem that SQLite found */
export function assertIntegrity(databaseFile: string): void {
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

/** Size and modification time of an unused file; each write changes it. */
type FileState = string;

/**
 * The state of an unused database, to detect later whether it was written since.
 * @throws DatabaseInUseError while another process has it open
 */
export function unusedFileState(databaseFile: string): FileState {
  assertUnused(databaseFile);
  return stateOf(databaseFile);
}

function stateOf(databaseFile: string): FileState {
  const { size, mtimeNs } = statSync(databaseFile, { bigint: true });
  return `${size} bytes of ${mtimeNs}`;
}

/**
 * Replaces the database by `replacement` atomically.
 * @param sourceState the state that the replacement was copied from, where it is a copy of the
 *   database itself: later writes, as of a server that was still closing, would be lost
 * @throws DatabaseInUseError while another process has the database open, or wrote to it since
 *   `sourceState`; then nothing is changed
 */
export async function replaceDatabase({
  databaseFile,
  replacement,
  sourceState,
}: {
  databaseFile: string;
  replacement: string;
  sourceState?: FileState;
}): Promise<void> {
  truncateWal(replacement);
  assertUnused(databaseFile);
  if (sourceState !== undefined && stateOf(databaseFile) !== sourceState) {
    throw new DatabaseInUseError(`${databaseFile} has changed meanwhile: stop the server first`);
  }
  // The WAL of a killed server belongs to the old file; `assertUnused` has checkpointed it.
  for (const suffix of ['-wal', '-shm']) await rm(databaseFile + suffix, { force: true });
  await rename(replacement, databaseFile);
}

/** Checkpoints the complete WAL, so that the file alone is the database. */
function truncateWal(databaseFile: string): void {
  const database = new Sqlite(databaseFile, { fileMustExist: true });
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
}

/**
 * Locks the database exclusively and unlocks it, which also recovers and checkpoints the WAL of a
 * killed server. A damaged file counts as unused.
 * @throws DatabaseInUseError while another process has it open
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

export function isBusy(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
