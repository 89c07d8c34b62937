import type { LedgerPort } from '../port.ts';
import { connectReader } from './connect.ts';
import { SqliteLedger } from './sqlite-ledger.ts';
import { type LedgerLogger, SupervisedWriter } from './supervised-writer.ts';
import { WRITER_URL } from './writer-thread.ts';

const QUEUE_MAX = 10_000;

/**
 * Opens the ledger in a database that `deployMigrations` has brought up to date, and starts its
 * writer. One process at a time should do so: a second one is safe, but each waits for the other.
 * @throws when the file or its tables are missing
 */
export async function openSqliteLedger({
  databaseFile,
  logger,
  onTransaction,
  queueMax = QUEUE_MAX,
  failuresMax,
  lockWaitMs,
  writerUrl = WRITER_URL,
}: {
  databaseFile: string;
  logger?: LedgerLogger;
  /** Hears how many posts and writes shared each commit. */
  onTransaction?: (size: number) => void;
  /** Entries that may wait; more are refused with `LedgerOverloadedError`. */
  queueMax?: number;
  /** Ends of the writer in a row after which it is given up; 10 unless told. */
  failuresMax?: number;
  /** How long the writer waits for another process's lock of the file; 10 s unless told. */
  lockWaitMs?: number;
  /** The module that the writer's thread runs; tests put faults around the real one. */
  writerUrl?: URL;
}): Promise<LedgerPort> {
  const writer = await SupervisedWriter.start({
    databaseFile,
    writerUrl,
    lockWaitMs,
    logger,
    onTransaction,
    failuresMax,
  });
  const reader = connectReader(databaseFile);
  return new SqliteLedger({ writer, reader, queueMax, logger });
}
