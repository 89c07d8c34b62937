import { Worker } from 'node:worker_threads';
import { moduleBeside } from './module-beside.ts';
import type Sqlite from './sqlite.ts';
import type { ToCheckpointWorker } from './wal-checkpointer-worker.ts';

const THREAD_URL = moduleBeside(import.meta.url, 'wal-checkpointer-worker');

/**
 * Pages of the WAL (128 MB) after which the writer itself checkpoints: only under a load that lets
 * no pass of the thread end before the next commit.
 */
const PAGES_MAX = 32_000;

type CheckpointWorker = {
  readonly post: (message: ToCheckpointWorker) => void;
  readonly ended: Promise<void>;
};

export type WalCheckpointer = {
  /** Counts committed steps; the writer defines what a step is. */
  readonly committed: (steps: number) => void;
  /** Ends the thread. Call it before closing the database. */
  readonly close: () => Promise<void>;
};

/**
 * Checkpoints the WAL in a thread of its own, which starts with the first pass. A pass waits for
 * fsync; on the committing thread it would delay every commit. If the thread ends, the committing
 * thread checkpoints by itself again.
 * @param options.stepsPerPass steps between two passes
 * @param options.onFailure receives the error that ended the thread
 */
export function checkpointWalAside(
  database: Sqlite.Database,
  {
    stepsPerPass,
    onFailure,
    threadUrl = THREAD_URL,
  }: { stepsPerPass: number; onFailure: (cause: unknown) => void; threadUrl?: URL },
): WalCheckpointer {
  let steps = 0;
  let isCheckpointing = false;
  let thread: CheckpointWorker | undefined;

  function start(): CheckpointWorker {
    const worker = new Worker(threadUrl, { workerData: { file: database.name } });
    const pagesUsual = Number(database.pragma('wal_autocheckpoint', { simple: true }));
    database.pragma(`wal_autocheckpoint = ${PAGES_MAX}`);
    worker.on('message', () => {
      isCheckpointing = false;
    });
    worker.on('error', onFailure);
    const ended = new Promise<void>((resolve) => {
      worker.on('exit', () => {
        if (database.open) database.pragma(`wal_autocheckpoint = ${pagesUsual}`);
        resolve();
      });
    });
    return { post: (message) => worker.postMessage(message), ended };
  }

  return {
    committed(more) {
      steps += more;
      // A thread that ended never acknowledges its last pass, so it gets no other.
      if (steps < stepsPerPass || isCheckpointing) return;
      steps = 0;
      isCheckpointing = true;
      thread ??= start();
      thread.post('checkpoint');
    },
    async close() {
      thread?.post('close');
      await thread?.ended;
    },
  };
}
