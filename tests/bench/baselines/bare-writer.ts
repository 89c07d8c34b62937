import { parentPort, workerData } from 'node:worker_threads';
import { openRawRows, type RawOrder } from './raw-rows.ts';

/** A step of a deposit to write. */
export type BareStep = { readonly type: 'order' | 'payment'; readonly order: RawOrder };
export type BareWriterData = { readonly databaseFile: string };

/* The writer of the bare deposits: each message is a group, and the reply comes after its commit. */

/** SQLite then checkpoints the WAL about as often as the product, but on this thread. */
const CHECKPOINT_PAGES = 4000;

const { databaseFile }: BareWriterData = workerData;
const { database, order, payment } = openRawRows(databaseFile);
database.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
const writeGroup = database.transaction((steps: readonly BareStep[]) => {
  for (const step of steps) (step.type === 'order' ? order : payment)(step.order);
});

parentPort?.on('message', (steps: readonly BareStep[]) => {
  writeGroup.immediate(steps);
  parentPort?.postMessage('written');
});
