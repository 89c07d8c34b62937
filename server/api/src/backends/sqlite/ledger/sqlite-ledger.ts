import { setTimeout as delay } from 'node:timers/promises';
import type Sqlite from '@fairhall/kit/sqlite';
import { LRUCache } from 'lru-cache';
import { assertRows, assertWellFormed } from '../../../ledger/entry-rules.ts';
import {
  type Entry,
  type LedgerLogger,
  LedgerOutcomeUnknownError,
  LedgerOverloadedError,
  type LedgerPort,
  type LedgerReadings,
  LedgerUnavailableError,
  type PlayerBalance,
  type PostOutcome,
  type WriteOptions,
  type WriteOutcome,
} from '../../../ledger/port.ts';
import type { RowWrite } from '../../../ledger/rows.ts';
import { reasonOf } from './group-commit.ts';
import { BALANCES_SQL } from './journal.ts';
import type { SupervisedWriter } from './supervised-writer.ts';
import type { Work, WriterReply } from './worker-protocol.ts';

/**
 * Entries in one message to the writer. Smaller messages let it start while this side still collects
 * the same turn of the event loop, but each one costs both sides a wake-up and a commit of its own.
 */
const MESSAGE_ENTRIES_MAX = 32;
const PING_MS_MAX = 5000;
const CACHED_PLAYERS_MAX = 10_000;

type Response = Exclude<WriterReply, { reason: string }>;

/** The cached balances of a player. */
type CachedBalances = {
  /** None when they must be read again. */
  readonly balances: readonly PlayerBalance[] | undefined;
  /**
   * The last message to the writer that they may include already: a read sees commits whose response
   * is still on its way. A response to an earlier message must not restore an older state.
   */
  readonly upTo: number;
};

type Call = {
  readonly work: Work;
  readonly resolve: (response: Response) => void;
  readonly reject: (error: Error) => void;
};

/**
 * The ledger on SQLite: this side batches the calls of a turn of the event loop, the writer's thread
 * validates and commits them.
 */
export class SqliteLedger implements LedgerPort {
  readonly readings: LedgerReadings;
  readonly #writer: SupervisedWriter;
  readonly #reader: Sqlite.Database;
  readonly #balances: Sqlite.Statement<[userId: string], PlayerBalance>;
  /** Balances as of the player's last response, or read since. Valid because there is one writer. */
  readonly #cached = new LRUCache<string, CachedBalances>({ max: CACHED_PLAYERS_MAX });
  /** Messages sent to the writer so far. */
  #messages = 0;
  readonly #queueMax: number;
  readonly #logger: LedgerLogger | undefined;
  /** Calls of this turn of the event loop, not yet sent. */
  #queued: Call[] = [];
  #flushImmediate: NodeJS.Immediate | undefined;
  /** Calls without a response, the queued ones included. */
  #pendingResponse = 0;
  /** Set by `close`; called after the last response. */
  #onIdle: (() => void) | undefined;
  #closing: Promise<void> | undefined;

  constructor({
    writer,
    reader,
    readings,
    queueMax,
    logger,
  }: {
    writer: SupervisedWriter;
    reader: Sqlite.Database;
    readings: LedgerReadings;
    queueMax: number;
    logger: LedgerLogger | undefined;
  }) {
    this.readings = readings;
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
    // The writer responds to an entry with a PostOutcome and to rows with a WriteOutcome.
    return (await this.#enqueue({ entry })) as PostOutcome;
  }

  async write(rows: readonly RowWrite[], options?: WriteOptions): Promise<WriteOutcome> {
    this.#assertOpen();
    assertRows(rows);
    return (await this.#enqueue({ rows, options })) as WriteOutcome;
  }

  #enqueue(work: Work): Promise<Response> {
    if (this.#pendingResponse >= this.#queueMax) {
      throw new LedgerOverloadedError(`${this.#queueMax} entries are queued already`);
    }
    return new Promise((resolve, reject) => {
      this.#pendingResponse += 1;
      this.#queued.push({ work, resolve, reject });
      if (this.#queued.length >= MESSAGE_ENTRIES_MAX) this.#flush();
      else this.#flushImmediate ??= setImmediate(() => this.#flush());
    });
  }

  /**
   * Reads committed balances on this thread, without waiting for the writer. Returns the same array
   * until the player's next post, so that callers may cache what they derive from it.
   */
  async balances(userId: string): Promise<readonly PlayerBalance[]> {
    this.#assertOpen();
    const cached = this.#cached.get(userId)?.balances;
    if (cached) return cached;
    const balances = this.#balances.all(userId);
    this.#cached.set(userId, { balances, upTo: this.#messages });
    return balances;
  }

  async ping(): Promise<void> {
    this.#assertOpen();
    const timeout = new AbortController();
    try {
      const [failure] = await Promise.race([
        this.#writer.send({ type: 'ping' }),
        delay(PING_MS_MAX, undefined, { signal: timeout.signal }).then(() => {
          throw new LedgerUnavailableError(
            `the ledger writer did not respond in ${PING_MS_MAX} ms`,
          );
        }),
      ]);
      if (failure && 'reason' in failure) throw new LedgerUnavailableError(failure.reason);
    } catch (error) {
      if (error instanceof LedgerUnavailableError) throw error;
      throw new LedgerUnavailableError(reasonOf(error), { cause: error });
    } finally {
      timeout.abort();
    }
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    if (this.#pendingResponse > 0) {
      await new Promise<void>((resolve) => {
        this.#onIdle = resolve;
      });
    }
    await this.#writer.stop();
    this.#reader.close();
  }

  #assertOpen(): void {
    if (this.#closing) throw new LedgerUnavailableError('the ledger is closed');
  }

  #flush(): void {
    clearImmediate(this.#flushImmediate);
    this.#flushImmediate = undefined;
    const calls = this.#queued;
    this.#queued = [];
    if (calls.length > 0) this.#commit(calls);
  }

  async #commit(calls: readonly Call[]): Promise<void> {
    this.#messages += 1;
    const message = this.#messages;
    try {
      const work = calls.map((call) => call.work);
      const responses = await this.#writer.send({ type: 'group', work });
      for (const [index, call] of calls.entries()) {
        const response = responses[index];
        this.#cacheBalances(call.work, { response, message });
        this.#settle(call, response);
      }
    } catch (error) {
      const isNotSent = error instanceof LedgerUnavailableError;
      const reported = isNotSent ? error : new LedgerOutcomeUnknownError(reasonOf(error));
      for (const { work, reject } of calls) {
        this.#cacheBalances(work, { response: undefined, message });
        reject(reported);
      }
    } finally {
      this.#pendingResponse -= calls.length;
      if (this.#pendingResponse === 0) this.#onIdle?.();
    }
  }

  /** Caches a response's balances of its player and drops those of other players. */
  #cacheBalances(
    { entry }: Work,
    { response, message }: { response: WriterReply | undefined; message: number },
  ): void {
    for (const { account } of entry?.postings ?? []) {
      if (account.of !== 'player') continue;
      const { userId } = account;
      const upTo = this.#cached.get(userId)?.upTo ?? 0;
      const hasBalances =
        userId === entry?.userId && response !== undefined && 'balances' in response;
      const balances = hasBalances && upTo < message ? response.balances : undefined;
      this.#cached.set(userId, { balances, upTo });
    }
  }

  #settle({ work, resolve, reject }: Call, response: WriterReply | undefined): void {
    if (response && !('reason' in response)) {
      resolve(response);
      return;
    }
    const reason = response?.reason ?? 'no response';
    this.#logger?.error({ key: work.entry?.key, cause: reason }, 'The ledger could not write');
    const LedgerError =
      response?.outcome === 'failed' ? LedgerUnavailableError : LedgerOutcomeUnknownError;
    reject(new LedgerError(reason));
  }
}
