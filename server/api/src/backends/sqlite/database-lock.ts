import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Sqlite from '@fairhall/kit/sqlite';
import { DatabaseInUseError, isBusy } from './copies.ts';

export type DatabaseLock = { release(): void };

/**
 * Reserves the database for one server, or for a restore. Commands that may run beside a server do
 * not take the lock. It is SQLite's lock of an empty file beside the database, so the operating
 * system releases it when the process ends, however it ends.
 * @throws DatabaseInUseError at once while another process has the lock
 */
export function lockDatabase(databaseFile: string): DatabaseLock {
  mkdirSync(path.dirname(databaseFile), { recursive: true });
  const lock = new Sqlite(`${databaseFile}.lock`, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new DatabaseInUseError(`${databaseFile} is in use: stop the server first`);
  }
  return { release: () => lock.close() };
}
