import type { LedgerLogger, LedgerPort } from '../../../ledger/port.ts';
import { connectReader } from './connect.ts';
import { sqliteReadings } from './readings.ts';
import { SqliteLedger } from './sqlite-ledger.ts';
import { SupervisedWriter } from './supervised-writer.ts';
import { WRITER_URL } from './writer-thread.ts';

const QUEUE_MAX = 10_000;

/**
 * Opens the ledger in a migrated database and starts its writer. Only one process at a time should
 * do so: a second one is safe, but each waits for the other.
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
  /** Receives the number of posts and writes of each commit. */
  onTransaction?: (size: number) => void;
  /** Limit of the queue; further calls fail with `LedgerOverloadedError`. */
  queueMax?: number;
  /** Consecutive crashes of the writer after which it is not restarted; default 10. */
  failuresMax?: number;
  /** Limit of the writer's wait for another process's lock of the file; default 10 s. */
  lockWaitMs?: number;
  /** The module that the writer's thread runs; tests inject faults with it. */
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
  return new SqliteLedger({
    ...{ writer, reader, queueMax, logger },
    readings: sqliteReadings({ databaseFile }),
  });
}
