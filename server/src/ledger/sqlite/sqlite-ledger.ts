import { setTimeout as delay, setImmediate as endOfTurn } from 'node:timers/promises';
import type Sqlite from 'better-sqlite3';
import { assertWellFormed } from '../entry-rules.ts';
import {
  type Entry,
  LedgerOverloadedError,
  type LedgerPort,
  LedgerUnavailableError,
  type PlayerBalance,
  type PostOutcome,
} from '../port.ts';
import { BALANCES_SQL } from './journal.ts';
import type { LedgerLogger, SupervisedWriter } from './supervised-writer.ts';
import type { WriterAnswer } from './wire.ts';

/** Entries in one transaction: a bound on how long one answer waits for the others' work. */
const GROUP_MAX = 256;
const PING_MS_MAX = 5000;

type Call = {
  readonly entry: Entry;
  readonly resolve: (outcome: PostOutcome) => void;
  readonly reject: (error: Error) => void;
};

/**
 * The ledger on SQLite: this side queues, the writer's thread judges and commits. One group is under
 * way at a time; what is posted meanwhile makes the next one, so groups grow with the load.
 */
export class SqliteLedger implements LedgerPort {
  readonly #writer: SupervisedWriter;
  readonly #reader: Sqlite.Database;
  readonly #balances: Sqlite.Statement<[userId: string], PlayerBalance>;
  readonly #queueMax: number;
  readonly #logger: LedgerLogger | undefined;
  readonly #queue: Call[] = [];
  #working: Promise<void> | undefined;
  #closing: Promise<void> | undefined;

  constructor({
    writer,
    reader,
    queueMax,
    logger,
  }: {
    writer: SupervisedWriter;
    reader: Sqlite.Database;
    queueMax: number;
    logger: LedgerLogger | undefined;
  }) {
    this.#writer = writer;
    this.#reader = reader;
    this.#balances = reader
      .prepare<[userId: string], PlayerBalance>(BALANCES_SQL)
      .safeIntegers(true);
    this.#queueMax = queueMax;
    this.#logger = logger;
  }

  async post(entry: Entry): Promise<PostOutcome> {
    this.#assertOpen();
    assertWellFormed(entry);
    if (this.#queue.length >= this.#queueMax) {
      throw new LedgerOverloadedError(`${this.#queueMax} entries wait already`);
    }
    return new Promise((resolve, reject) => {
      this.#queue.push({ entry, resolve, reject });
      this.#working ??= this.#work();
    });
  }

  /** Reads what is committed, on this thread: about 10 µs, and no wait for any writer. */
  async balances(userId: string): Promise<readonly PlayerBalance[]> {
    this.#assertOpen();
    return this.#balances.all(userId);
  }

  async ping(): Promise<void> {
    this.#assertOpen();
    const silence = new AbortController();
    try {
      const [failure] = await Promise.race([
        this.#writer.ask({ type: 'ping' }),
        delay(PING_MS_MAX, undefined, { signal: silence.signal }).then(() => {
          throw new LedgerUnavailableError(`no answer from the writer in ${PING_MS_MAX} ms`);
        }),
      ]);
      if (failure?.outcome === 'failed') throw new LedgerUnavailableError(failure.reason);
    } catch (error) {
      throw unavailable(error);
    } finally {
      silence.abort();
    }
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    await this.#working;
    await this.#writer.stop();
    this.#reader.close();
  }

  #assertOpen(): void {
    if (this.#closing) throw new LedgerUnavailableError('the ledger is closed');
  }

  /** One group after the other until nothing waits. */
  async #work(): Promise<void> {
    while (this.#queue.length > 0) {
      // One message to the thread for everything that this turn of the event loop brings.
      await endOfTurn();
      await this.#commit(this.#queue.splice(0, GROUP_MAX));
    }
    this.#working = undefined;
  }

  async #commit(group: readonly Call[]): Promise<void> {
    try {
      const entries = group.map(({ entry }) => entry);
      const answers = await this.#writer.ask({ type: 'group', entries });
      for (const [index, call] of group.entries()) this.#settle(call, answers[index]);
    } catch (error) {
      for (const { reject } of [...group, ...this.#queue.splice(0)]) reject(unavailable(error));
    }
  }

  #settle({ entry, resolve, reject }: Call, answer: WriterAnswer | undefined): void {
    if (answer && answer.outcome !== 'failed') {
      resolve(answer);
      return;
    }
    const reason = answer?.reason ?? 'no answer';
    this.#logger?.error({ key: entry.key, reason }, 'An entry could not be written');
    reject(new LedgerUnavailableError(reason));
  }
}

function unavailable(cause: unknown): LedgerUnavailableError {
  if (cause instanceof LedgerUnavailableError) return cause;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new LedgerUnavailableError(reason, { cause });
}
