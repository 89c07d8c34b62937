import { setTimeout as delay } from 'node:timers/promises';
import type { WriterReply, WriterRequest } from './worker-protocol.ts';
import { WriterThread } from './writer-thread.ts';

const FAILURES_MAX = 10;
const BACKOFF_MS = 100;
const BACKOFF_MS_MAX = 5000;

/** What the ledger says to the log; a pino logger will do. */
export type LedgerLogger = {
  error(details: object, message: string): void;
};

export type WriterSettings = {
  readonly databaseFile: string;
  readonly writerUrl: URL;
  readonly lockWaitMs?: number | undefined;
  readonly logger?: LedgerLogger | undefined;
  /** Hears how much shared each commit. */
  readonly onTransaction?: ((size: number) => void) | undefined;
  /** Ends in a row, without an answer in between, after which the writer is given up. */
  readonly failuresMax?: number | undefined;
};

/**
 * Keeps a writer's thread alive: when one ends, another is started, at once the first time, then
 * after 100 ms, 200 ms and so on up to 5 s, and no more after ten ends in a row.
 */
export class SupervisedWriter {
  readonly #settings: WriterSettings;
  /** The life that serves, or the next one on its way; rejected once given up. */
  #thread: Promise<WriterThread>;
  #failures = 0;
  readonly #stopping = new AbortController();

  /** @throws when the first start fails: that is a setting to mend, not a crash to survive */
  static async start(settings: WriterSettings): Promise<SupervisedWriter> {
    const thread = new WriterThread(settings);
    await thread.ready;
    return new SupervisedWriter(settings, thread);
  }

  private constructor(settings: WriterSettings, first: WriterThread) {
    this.#settings = settings;
    this.#thread = Promise.resolve(first);
    this.#succeedAtItsEnd(first);
  }

  /** @throws when the thread ends before it answers, or the writer was given up or stopped */
  async send(request: WriterRequest): Promise<readonly WriterReply[]> {
    const thread = await this.#thread;
    const responses = await thread.send(request);
    // A writer that works has earned its restarts back.
    this.#failures = 0;
    return responses;
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
      this.#settings.logger?.error(
        { err: cause, failures: this.#failures },
        'The ledger writer ended',
      );
      this.#thread = this.#restart(cause);
      // Whoever asks next hears of it; nobody may be asking now.
      this.#thread.catch(() => {});
    });
  }

  async #restart(lastCause: Error): Promise<WriterThread> {
    let cause: unknown = lastCause;
    const { failuresMax = FAILURES_MAX } = this.#settings;
    while (this.#failures < failuresMax) {
      await delay(backoffMs(this.#failures), undefined, { signal: this.#stopping.signal });
      this.#failures += 1;
      const thread = new WriterThread(this.#settings);
      try {
        await thread.ready;
        this.#succeedAtItsEnd(thread);
        return thread;
      } catch (error) {
        cause = error;
        this.#settings.logger?.error(
          { err: error, failures: this.#failures },
          'The ledger writer failed',
        );
      }
    }
    this.#settings.logger?.error({ err: cause }, 'The ledger writer is given up');
    throw new Error('the ledger writer is given up', { cause });
  }
}

function backoffMs(failures: number): number {
  return failures === 0 ? 0 : Math.min(BACKOFF_MS * 2 ** (failures - 1), BACKOFF_MS_MAX);
}
