import process from 'node:process';
import { readPrepared } from './prepared.ts';
import { openRawRows } from './raw-rows.ts';

/* Baseline (a) of the bets: their rows alone, in transactions of 64. */

const GROUP = 64;

const { databaseFile, userIds } = readPrepared();
const { database, bet } = openRawRows(databaseFile);
let bets = 0;

const writeGroup = database.transaction(() => {
  for (let written = 0; written < GROUP; written += 1) {
    bet(userIds[bets % userIds.length] ?? '');
    bets += 1;
  }
});

/** Writes for `ms` milliseconds, or `units` bets. */
type Task = { readonly ms?: number; readonly units?: number };

process.on('message', ({ ms = Infinity, units = Infinity }: Task) => {
  const before = bets;
  const start = performance.now();
  while (performance.now() - start < ms && bets - before < units) writeGroup.immediate();
  process.send?.({ perSecond: ((bets - before) * 1000) / (performance.now() - start) });
});
process.send?.('ready');
