import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from '@fairhall/kit/sqlite';
import { checkLedger } from '../check.ts';
import { checkOrders } from '../check-orders.ts';
import { type AccountSum, TRIAL_BALANCE_SQL } from '../trial-balance.ts';
import type { ReadingOptions, Readings } from './ledger-reading.ts';

/* The thread of `ledger-reading.ts`. */

const { databaseFile, reading, entryId }: ReadingOptions = workerData;

const readings: { readonly [Reading in keyof Readings]: () => Readings[Reading] } = {
  trialBalance: () =>
    withDatabase((database) =>
      database.prepare<[], AccountSum>(TRIAL_BALANCE_SQL).safeIntegers(true).all(),
    ),
  cheapCheck: () => checkLedger(databaseFile, { cheap: true }),
  fullCheck: () => [...checkLedger(databaseFile, { cheap: false }), ...checkOrders(databaseFile)],
  tagsOfEntry: () =>
    withDatabase((database) =>
      database
        .prepare<[bigint | null], string>(
          'SELECT "tag" FROM "LedgerTag" WHERE "entryId" = ? ORDER BY "tag"',
        )
        .pluck()
        .all(entryId),
    ),
};

function withDatabase<Result>(read: (database: Sqlite.Database) => Result): Result {
  const database = new Sqlite(databaseFile, { readonly: true, fileMustExist: true });
  try {
    return read(database);
  } finally {
    database.close();
  }
}

parentPort?.postMessage(readings[reading]());
