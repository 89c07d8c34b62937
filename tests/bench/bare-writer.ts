import { parentPort, workerData } from 'node:worker_threads';
import { openRawRows, type RawOrder } from './raw-rows.ts';

/** What of a deposit is to be written. */
export type BareStep = { readonly type: 'order' | 'payment'; readonly order: RawOrder };
export type BareWriterData = { readonly databaseFile: string; readonly players: number };

/* The writer of the bare deposits: each message is a group, answered when it is on the disk. */

/** So that SQLite folds its log about as often as the casino does, but on this thread. */
const FOLDED_PAGES = 4000;

const { database, players, order, payment } = await openRawRows(workerData);
database.pragma(`wal_autocheckpoint = ${FOLDED_PAGES}`);
const inGroup = database.transaction((steps: readonly BareStep[]) => {
  for (const step of steps) (step.type === 'order' ? order : payment)(step.order);
});

parentPort?.on('message', (steps: readonly BareStep[]) => {
  inGroup.immediate(steps);
  parentPort?.postMessage('written');
});
parentPort?.postMessage(players);
