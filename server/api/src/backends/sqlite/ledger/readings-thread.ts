import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from '@fairhall/kit/sqlite';
import type { LedgerReadings } from '../../../ledger/port.ts';
import { type AccountSum, TRIAL_BALANCE_SQL } from '../../../ledger/trial-balance.ts';
import { checkEverything, checkLedger } from './check.ts';
import type { Read, ReadingOptions } from './readings.ts';

/* The thread of `readings.ts`. */

const { databaseFile, reading, entryId }: ReadingOptions = workerData;

const readings: { readonly [Reading in keyof LedgerReadings]: () => Read<Reading> } = {
  trialBalance: () =>
    withDatabase((database) =>
      database.prepare<[], AccountSum>(TRIAL_BALANCE_SQL).safeIntegers(true).all(),
    ),
  tagsOfEntry: () =>
    withDatabase((database) =>
      database
        .prepare<[bigint | null], string>(
          'SELECT "tag" FROM "LedgerTag" WHERE "entryId" = ? ORDER BY "tag"',
        )
        .pluck()
        .all(entryId),
    ),
  checkTotals: () => checkLedger(databaseFile, { cheap: true }),
  checkEveryEntry: () => checkEverything(databaseFile),
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
