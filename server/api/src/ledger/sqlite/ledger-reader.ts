import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { checkLedger } from '../check.ts';
import { checkOrders } from '../check-orders.ts';
import { type AccountSum, TRIAL_BALANCE_SQL } from '../trial-balance.ts';
import type { ReadingOptions, Readings } from './ledger-reading.ts';

/* The thread of `ledger-reading.ts`. */

const { databaseFile, reading }: ReadingOptions = workerData;

const readings: { readonly [Reading in keyof Readings]: () => Readings[Reading] } = {
  trialBalance() {
    const database = new Sqlite(databaseFile, { readonly: true, fileMustExist: true });
    try {
      return database.prepare<[], AccountSum>(TRIAL_BALANCE_SQL).safeIntegers(true).all();
    } finally {
      database.close();
    }
  },
  cheapCheck: () => checkLedger(databaseFile, { cheap: true }),
  fullCheck: () => [...checkLedger(databaseFile, { cheap: false }), ...checkOrders(databaseFile)],
};

parentPort?.postMessage(readings[reading]());
