import { Worker } from 'node:worker_threads';
import { moduleBeside } from '@fairhall/kit/module-beside';
import type { LedgerReadings } from '../../../ledger/port.ts';

/** The `workerData` of the thread: a reading and its arguments. */
export type ReadingOptions = {
  readonly databaseFile: string;
  readonly reading: keyof LedgerReadings;
  /** Of a reading that is about one entry. */
  readonly entryId: bigint | null;
};

/** What a reading returns. */
export type Read<Reading extends keyof LedgerReadings> = Awaited<
  ReturnType<LedgerReadings[Reading]>
>;

/**
 * Each in a thread of its own: in the serving one it would stop every call. Readers do not wait for the
 * writer, nor it for them.
 */
export function sqliteReadings({ databaseFile }: { databaseFile: string }): LedgerReadings {
  const read = <Reading extends keyof LedgerReadings>(
    reading: Reading,
    entryId: bigint | null = null,
  ): Promise<Read<Reading>> => {
    const workerData: ReadingOptions = { databaseFile, reading, entryId };
    const thread = new Worker(moduleBeside(import.meta.url, 'readings-thread'), { workerData });
    return new Promise((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', () => reject(new Error('the thread that reads the ledger ended')));
    });
  };
  return {
    trialBalance: () => read('trialBalance'),
    tagsOfEntry: (entryId) => read('tagsOfEntry', entryId),
    checkTotals: () => read('checkTotals'),
    checkEveryEntry: () => read('checkEveryEntry'),
  };
}
