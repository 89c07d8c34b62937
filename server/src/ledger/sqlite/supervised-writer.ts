import { setTimeout as delay } from 'node:timers/promises';
import type { ToWriter, WriterAnswer } from './wire.ts';
import { WriterThread } from './writer-thread.ts';

/** Ends in a row, without an answer in between, after which the writer is given up. */
const FAILURES_MAX = 10;
const BACKOFF_MS = 100;
const BACKOFF_MS_MAX = 5000;

/** What the ledger says to the log; a pino logger will do. */
export type LedgerLogger = {
  error(details: object, message: string): void;
};

export type WriterFiles = { readonly databaseFile: string; readonly writerUrl: URL };

/**
 * Keeps a writer's thread alive: when one ends, another is started, at once the first time, then
 * after 100 ms, 200 ms and so on up to 5 s, and no more after ten failures in a row.
 */
export class SupervisedWriter {
  readonly #files: WriterFiles;
  readonly #logger: LedgerLogger | undefined;
  /** The life that serves, or the next one on its way; rejected once given up. */
  #thread: Promise<WriterThread>;
  #failures = 0;
  readonly #stopping = new AbortController();

  /** @throws when the first start fails: that is a setting to mend, not a crash to survive */
  static async start(files: WriterFiles, logger?: LedgerLogger): Promise<SupervisedWriter> {
    const thread = new WriterThread(files);
    await thread.ready;
    return new SupervisedWriter(files, logger, thread);
  }

  private constructor(files: WriterFiles, logger: LedgerLogger | undefined, first: WriterThread) {
    this.#files = files;
    this.#logger = logger;
    this.#thread = Promise.resolve(first);
    this.#succeedAtItsEnd(first);
  }

  /** @throws when the thread ends before it answers, or the writer was given up or stopped */
  async ask(message: ToWriter): Promise<readonly WriterAnswer[]> {
    const thread = await this.#thread;
    const answers = await thread.ask(message);
    // A writer that works has earned its restarts back.
    this.#failures = 0;
    return answers;
  }

  /** Lets the thread answer and close; resolves when there is none any more. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    const thread = await this.#thread.catch(() => undefined);
    await thread?.stop();
  }

  #succeedAtItsEnd(thread: WriterThread): void {
    thread.ended.then((cause) => {
      if (this.#stopping.signal.aborted) return;
      this.#logger?.error({ err: cause, failures: this.#failures }, 'The ledger writer ended');
      this.#thread = this.#restart(cause);
      // Whoever asks next hears of it; nobody may be asking now.
      this.#thread.catch(() => {});
    });
  }

  async #restart(lastCause: Error): Promise<WriterThread> {
    let cause: unknown = lastCause;
    while (this.#failures < FAILURES_MAX) {
      await delay(backoffMs(this.#failures), undefined, { signal: this.#stopping.signal });
      this.#failures += 1;
      const thread = new WriterThread(this.#files);
      try {
        await thread.ready;
        this.#succeedAtItsEnd(thread);
        return thread;
      } catch (error) {
        cause = error;
        this.#logger?.error({ err: error, failures: this.#failures }, 'The ledger writer failed');
      }
    }
    this.#logger?.error({ err: cause }, 'The ledger writer is given up');
    throw new Error('the ledger writer is given up', { cause });
  }
}

function backoffMs(failures: number): number {
  return failures === 0 ? 0 : Math.min(BACKOFF_MS * 2 ** (failures - 1), BACKOFF_MS_MAX);
}
