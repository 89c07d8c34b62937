import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { makePrivate } from './private-file.ts';
import Database from './sqlite.ts';

/** The database of a simulator, separate from the API's. */
export type Store = Database.Database;

/**
 * Opens a simulator's database in `dataDir` and migrates it: one entry of `migrations` per version.
 * A released entry never changes.
 * @param synchronous `FULL`: a commit waits for its fsync and survives a power loss. `NORMAL`: it
 *   survives a crash of the process, and a power loss only after the next fsync, which the program
 *   then waits for itself.
 * @throws when the directory is not writable or the database was written by a newer version
 */
export function openDatabase({
  dataDir,
  fileName,
  migrations,
  synchronous,
}: {
  dataDir: string;
  fileName: string;
  migrations: readonly string[];
  synchronous: 'FULL' | 'NORMAL';
}): Store {
  mkdirSync(dataDir, { recursive: true });
  const databaseFile = path.join(dataDir, fileName);
  makePrivate(databaseFile);
  const store = new Database(databaseFile);
  store.pragma('journal_mode = WAL');
  store.pragma(`synchronous = ${synchronous}`);
  // A checkpoint waits for fsync and delays every query: a WAL of some 30 MB makes it rare.
  store.pragma('wal_autocheckpoint = 8000');
  store.pragma('foreign_keys = ON');
  store
    .transaction(() => {
      const version = Number(store.pragma('user_version', { simple: true }));
      if (version > migrations.length) {
        throw new Error(`${fileName} is of version ${version}, newer than this program supports`);
      }
      for (const statements of migrations.slice(version)) store.exec(statements);
      store.pragma(`user_version = ${migrations.length}`);
    })
    .immediate();
  return store;
}
