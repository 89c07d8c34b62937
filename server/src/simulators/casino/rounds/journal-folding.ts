import { moduleBeside, startThread } from '../../../core/thread.ts';
import type { ToJournalThread } from './journal-thread.ts';
import type { Store } from './store.ts';

const THREAD_URL = moduleBeside(import.meta.url, 'journal-thread');

/** Steps of the books between two passes: some 15 MB of journal. */
const STEPS_PER_PASS = 6000;
/**
 * Pages of the journal (128 MB) after which the writer folds in what is left: only under a load that
 * leaves the thread no moment to end a pass before the next commit.
 */
const PAGES_MAX = 32_000;

type Log = { readonly error: (details: { err: unknown }, message: string) => void };

export type JournalFolding = {
  /** So many steps of the books were committed. */
  readonly committed: (steps: number) => void;
  /** Ends the thread. To be called before the books are closed. */
  readonly close: () => Promise<void>;
};

/**
 * Folds the write-ahead log into the books from a thread of its own. A pass waits for the disk, and
 * on the thread that serves players everybody would wait with it. Should the thread end, that
 * thread folds by itself, as it does without this.
 */
export function foldJournalAside(
  store: Store,
  { log, threadUrl = THREAD_URL }: { log: Log; threadUrl?: URL },
): JournalFolding {
  const pagesUsual = Number(store.pragma('wal_autocheckpoint', { simple: true }));
  const thread = startThread(threadUrl, { file: store.name });
  const say = (message: ToJournalThread) => thread.postMessage(message);
  let steps = 0;
  let isFolding = false;
  store.pragma(`wal_autocheckpoint = ${PAGES_MAX}`);
  thread.on('message', () => {
    isFolding = false;
  });
  thread.on('error', (err) => log.error({ err }, 'the thread that folds the journal ended'));
  const ended = new Promise<void>((resolve) => {
    thread.on('exit', () => {
      if (store.open) store.pragma(`wal_autocheckpoint = ${pagesUsual}`);
      resolve();
    });
  });
  return {
    committed(more) {
      steps += more;
      if (steps < STEPS_PER_PASS || isFolding) return;
      steps = 0;
      isFolding = true;
      say('fold');
    },
    async close() {
      say('close');
      await ended;
    },
  };
}
