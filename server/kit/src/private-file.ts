import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';

const OWNER_ONLY = 0o600;

/**
 * Lets only the owner read a database file, which is created when missing. SQLite gives its WAL and
 * its shared memory the same mode; those that an earlier version left get it here.
 */
export function makePrivate(databaseFile: string): void {
  // Not opened when it exists: closing it would drop SQLite's locks of this process (POSIX).
  if (!existsSync(databaseFile)) createPrivate(databaseFile);
  for (const suffix of ['', '-wal', '-shm']) {
    if (existsSync(databaseFile + suffix)) chmodSync(databaseFile + suffix, OWNER_ONLY);
  }
}

/** Creates an empty file that only the owner can read. @throws when it exists */
export function createPrivate(file: string): void {
  closeSync(openSync(file, 'wx', OWNER_ONLY));
}
