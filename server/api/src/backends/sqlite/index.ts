import { stat } from 'node:fs/promises';
import type { Backend, OpenBackend, OpenOptions } from '../backend.ts';
import { lockDatabase } from './database-lock.ts';
import { sqliteDialect } from './dialect.ts';
import { checkEverything, checkLedger } from './ledger/check.ts';
import { openSqliteLedger } from './ledger/open-sqlite-ledger.ts';
import { openSqlite } from './open-sqlite.ts';
import { openSqliteReader } from './reader.ts';
import { upgradeDatabaseFile } from './upgrade.ts';

/** A file, which one process serves. */
export function sqliteBackend({ file: databaseFile }: { readonly file: string }): Backend {
  return {
    name: databaseFile,
    isShared: false,
    dialect: sqliteDialect,
    sampleTime: null,
    bytes: async () => (await stat(databaseFile)).size,
    lock: () => lockDatabase(databaseFile),
    upgrade: () => upgradeDatabaseFile({ databaseFile }),
    openDatabase: () => openSqlite({ databaseFile }),
    open: (options) => openBackend(databaseFile, options),
    checkEveryEntry: async () => checkEverything(databaseFile),
  };
}

async function openBackend(
  databaseFile: string,
  { log, onTransaction }: OpenOptions,
): Promise<OpenBackend> {
  assertLedgerConsistent(databaseFile);
  const { prisma, close } = await openSqlite({ databaseFile });
  const ledger = await openSqliteLedger({ databaseFile, logger: log, onTransaction });
  const reader = openSqliteReader({ databaseFile });
  return {
    prisma,
    ledger,
    reader,
    shared: null,
    async close() {
      await ledger.close();
      await reader.close();
      await close();
    },
  };
}

/** Runs the cheap check of the ledger: the API does not start on an inconsistent one. */
function assertLedgerConsistent(databaseFile: string): void {
  const [breach] = checkLedger(databaseFile, { cheap: true });
  if (!breach) return;
  throw new Error(
    `The ledger is broken: ${breach.rule} (${breach.where}). See npm run ledger:check.`,
  );
}
