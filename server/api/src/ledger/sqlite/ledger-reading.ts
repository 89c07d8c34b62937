import { moduleBeside, startThread } from '@fairhall/kit/worker-thread';
import type { Breach } from '../check.ts';
import type { AccountSum } from '../trial-balance.ts';

/** What is computed from every posting, every entry or every tag. */
export type Readings = {
  readonly trialBalance: readonly AccountSum[];
  readonly cheapCheck: readonly Breach[];
  readonly fullCheck: readonly Breach[];
  readonly tagsOfEntry: readonly string[];
};

export type ReadingOptions = {
  readonly databaseFile: string;
  readonly reading: keyof Readings;
  /** Of a reading that is about one entry. */
  readonly entryId: bigint | null;
};

/**
 * Reads the whole ledger in a thread of its own: in the serving one it would stop every call. Readers
 * do not wait for the writer, nor it for them.
 */
export function readLedger<Reading extends keyof Readings>(
  databaseFile: string,
  reading: Reading,
  entryId: bigint | null = null,
): Promise<Readings[Reading]> {
  const options: ReadingOptions = { databaseFile, reading, entryId };
  const thread = startThread(moduleBeside(import.meta.url, 'ledger-reader'), options);
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('the thread that reads the ledger ended')));
  });
}
