import { Worker } from 'node:worker_threads';
import { moduleBeside } from '@fairhall/kit/module-beside';
import { LOCK_WAIT_MS } from './connect.ts';
import type {
  FromWriter,
  ToWriter,
  WriterOptions,
  WriterReply,
  WriterRequest,
} from './worker-protocol.ts';

/** The writer beside this file. */
export const WRITER_URL = moduleBeside(import.meta.url, 'writer');

type Waiting = {
  readonly resolve: (responses: readonly WriterReply[]) => void;
  readonly reject: (cause: Error) => void;
};

/** One run of the ledger's thread, from its start to its end. */
export class WriterThread {
  /** Resolves when the thread has ended, with the cause. */
  readonly ended: Promise<Error>;
  /** Resolves when the thread is ready; rejects when it ended before. */
  readonly ready: Promise<void>;
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  #endedBy: Error | undefined;

  constructor({
    databaseFile,
    writerUrl,
    lockWaitMs = LOCK_WAIT_MS,
    onTransaction,
  }: {
    databaseFile: string;
    writerUrl: URL;
    lockWaitMs?: number | undefined;
    onTransaction?: ((size: number) => void) | undefined;
  }) {
    const workerData: WriterOptions = { databaseFile, lockWaitMs };
    this.#worker = new Worker(writerUrl, { workerData });
    let cause = new Error('the ledger writer ended');
    this.#worker.on('error', (error) => {
      cause = error instanceof Error ? error : new Error(String(error));
    });
    this.ended = new Promise((resolve) => {
      this.#worker.on('exit', () => {
        this.#endedBy = cause;
        for (const { reject } of this.#waiting.splice(0)) reject(cause);
        resolve(cause);
      });
    });
    this.ready = new Promise((resolve, reject) => {
      this.#worker.on('message', (message: FromWriter) => {
        if (message.type === 'ready') {
          resolve();
          return;
        }
        const size = message.responses.reduce((sum, { length }) => sum + length, 0);
        if (size > 0) onTransaction?.(size);
        for (const responses of message.responses) {
          this.#waiting.shift()?.resolve(responses);
        }
      });
      this.ended.then(reject);
    });
  }

  /** @throws the cause when the thread has ended or ends before it responds */
  async send(request: WriterRequest): Promise<readonly WriterReply[]> {
    if (this.#endedBy) throw this.#endedBy;
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#worker.postMessage(request satisfies ToWriter);
    });
  }

  /** Resolves after the thread has processed its messages and closed its database. */
  async stop(): Promise<void> {
    this.#worker.postMessage({ type: 'close' } satisfies ToWriter);
    await this.ended;
  }
}
