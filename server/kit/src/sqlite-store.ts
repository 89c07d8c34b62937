import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';

/** A party's own database, apart from the casino's. */
export type Store = Database.Database;

/**
 * Opens a party's database in `dataDir` and brings it up to date: one entry of `migrations` a
 * version, and a released entry never changes.
 * @throws when the directory cannot be written or the database is of a newer program
 */
export function openDatabase({
  dataDir,
  fileName,
  migrations,
}: {
  dataDir: string;
  fileName: string;
  migrations: readonly string[];
}): Store {
  mkdirSync(dataDir, { recursive: true });
  const store = new Database(path.join(dataDir, fileName));
  store.pragma('journal_mode = WAL');
  // Survives the end of the process at any moment. Of a power cut it knows no more than the disk held:
  // the game server waits for that (`casino/rounds/fsync-barrier.ts`).
  store.pragma('synchronous = NORMAL');
  // A checkpoint waits for the disk, and everybody with it: some 30 MB of journal make it rare.
  store.pragma('wal_autocheckpoint = 8000');
  store.pragma('foreign_keys = ON');
  store
    .transaction(() => {
      const version = Number(store.pragma('user_version', { simple: true }));
      if (version > migrations.length) {
        throw new Error(`${fileName} is of version ${version}, newer than this program knows`);
      }
      for (const statements of migrations.slice(version)) store.exec(statements);
      store.pragma(`user_version = ${migrations.length}`);
    })
    .immediate();
  return store;
}
