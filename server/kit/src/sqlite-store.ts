import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { makePrivate } from './private-file.ts';
import { newestVersion, pendingMigrations } from './schema-version.ts';
import Database from './sqlite.ts';

/** The database of a simulator, separate from the API's. */
export type Store = Database.Database;

/**
 * Opens a simulator's database in `dataDir` and migrates it: the baseline, then one entry of `migrations`
 * per version. A released entry never changes.
 * @param synchronous `FULL`: a commit waits for its fsync and survives a power loss. `NORMAL`: it
 *   survives a crash of the process, and a power loss only after the next fsync, which the program
 *   then waits for itself.
 * @throws when the directory is not writable; for a database of a newer version, or of one before the
 *   baseline, which is left untouched
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
  // A connection that writes would move the WAL into a database that is refused.
  if (existsSync(databaseFile)) requireKnownVersion(databaseFile, migrations);
  makePrivate(databaseFile);
  const store = new Database(databaseFile);
  store.pragma('journal_mode = WAL');
  store.pragma(`synchronous = ${synchronous}`);
  // A checkpoint waits for fsync and delays every query: a WAL of some 30 MB makes it rare.
  store.pragma('wal_autocheckpoint = 8000');
  store.pragma('foreign_keys = ON');
  store
    .transaction(() => {
      for (const statements of pendingIn(store, migrations)) store.exec(statements);
      store.pragma(`user_version = ${newestVersion(migrations)}`);
    })
    .immediate();
  return store;
}

function requireKnownVersion(databaseFile: string, migrations: readonly string[]): void {
  const reader = new Database(databaseFile, { readonly: true });
  try {
    pendingIn(reader, migrations);
  } finally {
    reader.close();
  }
}

function pendingIn(store: Store, migrations: readonly string[]): readonly string[] {
  return pendingMigrations(migrations, {
    version: Number(store.pragma('user_version', { simple: true })),
    database: store.name,
    replacement: `move ${store.name}* away, and start again with a new database`,
  });
}
