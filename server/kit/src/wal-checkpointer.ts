import type Sqlite from 'better-sqlite3';
import type { ToCheckpointWorker } from './wal-checkpointer-worker.ts';
import { moduleBeside, startThread } from './worker-thread.ts';

const THREAD_URL = moduleBeside(import.meta.url, 'wal-checkpointer-worker');

/**
 * Pages of the journal (128 MB) after which the writer folds in what is left: only under a load that
 * leaves the thread no moment to end a pass before the next commit.
 */
const PAGES_MAX = 32_000;

type CheckpointWorker = {
  readonly post: (message: ToCheckpointWorker) => void;
  readonly ended: Promise<void>;
};

export type WalCheckpointer = {
  /** So many steps were committed, whatever a step is to the writer. */
  readonly committed: (steps: number) => void;
  /** Ends the thread. To be called before the database is closed. */
  readonly close: () => Promise<void>;
};

/**
 * Folds the write-ahead log into the database from a thread of its own, which starts with the first
 * pass. A pass waits for the disk, and on the thread that commits everybody would wait with it.
 * Should the thread end, that thread folds by itself, as it does without this.
 * @param options.stepsPerPass steps between two passes
 * @param options.onFailure hears what ended the thread before its time
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
  let isFolding = false;
  let thread: CheckpointWorker | undefined;

  function start(): CheckpointWorker {
    const worker = startThread(threadUrl, { file: database.name });
    const pagesUsual = Number(database.pragma('wal_autocheckpoint', { simple: true }));
    database.pragma(`wal_autocheckpoint = ${PAGES_MAX}`);
    worker.on('message', () => {
      isFolding = false;
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
      // A thread that ended never answers its last pass, and is asked for no other.
      if (steps < stepsPerPass || isFolding) return;
      steps = 0;
      isFolding = true;
      thread ??= start();
      thread.post('fold');
    },
    async close() {
      thread?.post('close');
      await thread?.ended;
    },
  };
}
