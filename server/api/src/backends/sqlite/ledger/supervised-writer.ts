import { setTimeout as delay } from 'node:timers/promises';
import { type LedgerLogger, LedgerUnavailableError } from '../../../ledger/port.ts';
import type { WriterReply, WriterRequest } from './worker-protocol.ts';
import { WriterThread } from './writer-thread.ts';

const FAILURES_MAX = 10;
const BACKOFF_MS = 100;
const BACKOFF_MS_MAX = 5000;

export type WriterSettings = {
  readonly databaseFile: string;
  readonly writerUrl: URL;
  readonly lockWaitMs?: number | undefined;
  readonly logger?: LedgerLogger | undefined;
  /** Receives the number of posts and writes of each commit. */
  readonly onTransaction?: ((size: number) => void) | undefined;
  /** Consecutive crashes, without a response in between, after which the writer is not restarted. */
  readonly failuresMax?: number | undefined;
};

/**
 * Restarts the writer's thread when it ends: at once the first time, then after 100 ms, 200 ms and so
 * on up to 5 s, and not again after `failuresMax` consecutive crashes.
 */
export class SupervisedWriter {
  readonly #settings: WriterSettings;
  /** The running thread or the one that is starting; rejected after the last restart. */
  #thread: Promise<WriterThread>;
  #failures = 0;
  readonly #stopping = new AbortController();

  /** @throws when the first start fails: that is a wrong setting and not a crash */
  static async start(settings: WriterSettings): Promise<SupervisedWriter> {
    const thread = new WriterThread(settings);
    await thread.ready;
    return new SupervisedWriter(settings, thread);
  }

  private constructor(settings: WriterSettings, first: WriterThread) {
    this.#settings = settings;
    this.#thread = Promise.resolve(first);
    this.#restartWhenEnded(first);
  }

  /**
   * @throws LedgerUnavailableError when the thread is not restarted again: nothing was sent
   * @throws Error when the thread ends before it responds, or was stopped
   */
  async send(request: WriterRequest): Promise<readonly WriterReply[]> {
    const thread = await this.#thread;
    const responses = await thread.send(request);
    // A response resets the count of consecutive crashes.
    this.#failures = 0;
    return responses;
  }

  /** Resolves after the thread has processed its messages and closed its database. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    const thread = await this.#thread.catch(() => undefined);
    await thread?.stop();
  }

  #restartWhenEnded(thread: WriterThread): void {
    thread.ended.then((cause) => {
      if (this.#stopping.signal.aborted) return;
      this.#settings.logger?.error(
        { err: cause, failures: this.#failures },
        'The ledger writer ended',
      );
      this.#thread = this.#restart(cause);
      // The next call receives the rejection; without one it would be unhandled.
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
        this.#restartWhenEnded(thread);
        return thread;
      } catch (error) {
        cause = error;
        this.#settings.logger?.error(
          { err: error, failures: this.#failures },
          'The ledger writer failed',
        );
      }
    }
    this.#settings.logger?.error({ err: cause }, 'The ledger writer failed permanently');
    throw new LedgerUnavailableError('the ledger writer failed permanently', { cause });
  }
}

function backoffMs(failures: number): number {
  return failures === 0 ? 0 : Math.min(BACKOFF_MS * 2 ** (failures - 1), BACKOFF_MS_MAX);
}
