import type { Settings } from '@fairhall/kit/settings';
import { checkpointWalAside } from '@fairhall/kit/wal-checkpointer';
import type { OpenDatabase, Sync } from '../database/database.ts';
import { openPostgresqlDatabase } from './postgresql/postgresql-database.ts';
import { openFsyncBarrier } from './sqlite/fsync-barrier.ts';
import { createSqliteDatabase } from './sqlite/sqlite-database.ts';
import { openStore } from './sqlite/store.ts';

type Log = { readonly error: (details: { err: unknown }, message: string) => void };

type Options = {
  readonly settings: Pick<Settings, 'dataDir' | 'gameDatabaseUrl'>;
  readonly log: Log;
  /** Whether checkpoints of SQLite's WAL run in a thread of their own. */
  readonly withThreads?: boolean;
  /** The fsync of SQLite's WAL. */
  readonly sync?: Sync | undefined;
};

/** Opens PostgreSQL at `gameDatabaseUrl`, or else the file in `dataDir`. */
export function openDatabase(options: Options): Promise<OpenDatabase> {
  const { gameDatabaseUrl: url } = options.settings;
  return url === null ? openSqlite(options) : openPostgresql({ url, log: options.log });
}

async function openPostgresql(options: { url: string; log: Log }): Promise<OpenDatabase> {
  const database = await openPostgresqlDatabase(options);
  // A commit is.
  return { database, whenDurable: (callback) => callback(null), close: () => database.close() };
}

/** Units of work between two checkpoints of the WAL: some 15 MB of it. */
const UNITS_PER_CHECKPOINT = 6000;

async function openSqlite({
  settings,
  log,
  withThreads = false,
  sync,
}: Options): Promise<OpenDatabase> {
  const store = openStore(settings.dataDir);
  const barrier = openFsyncBarrier(store, { log, ...(sync && { sync }) });
  const checkpoints = withThreads
    ? checkpointWalAside(store, {
        stepsPerPass: UNITS_PER_CHECKPOINT,
        onFailure: (err) => log.error({ err }, 'the thread of the WAL checkpoints ended'),
      })
    : null;
  return {
    database: createSqliteDatabase(store, checkpoints ? { onCommit: checkpoints.committed } : {}),
    whenDurable: (callback) => barrier.whenDurable(callback),
    async close() {
      await checkpoints?.close();
      await barrier.close();
      store.close();
    },
  };
}
