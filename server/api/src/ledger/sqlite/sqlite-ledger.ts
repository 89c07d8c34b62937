import { setTimeout as delay } from 'node:timers/promises';
import type Sqlite from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import { assertRows, assertWellFormed } from '../entry-rules.ts';
import {
  type Entry,
  LedgerOverloadedError,
  type LedgerPort,
  LedgerUnavailableError,
  type PlayerBalance,
  type PostOutcome,
  type WriteOutcome,
} from '../port.ts';
import type { RowWrite } from '../rows.ts';
import { BALANCES_SQL } from './journal.ts';
import type { LedgerLogger, SupervisedWriter } from './supervised-writer.ts';
import type { Work, WriterReply } from './worker-protocol.ts';

/**
 * Entries in one message to the writer. It starts on the first few while this side still reads what
 * the same turn of the event loop brought; but each message that it has to wake for costs both sides,
 * and what it takes alone it commits alone.
 */
const MESSAGE_ENTRIES_MAX = 32;
const PING_MS_MAX = 5000;
const KNOWN_PLAYERS_MAX = 10_000;

type Response = Exclude<WriterReply, { outcome: 'failed' }>;

/** What is known of a player's balances. */
type Known = {
  /** None when they have to be read again. */
  readonly balances: readonly PlayerBalance[] | undefined;
  /**
   * The message to the writer up to which they may hold already: a reading sees what is committed
   * and not answered yet. An earlier message's answer must not bring an older state back.
   */
  readonly upTo: number;
};

type Call = {
  readonly work: Work;
  readonly resolve: (response: Response) => void;
  readonly reject: (error: Error) => void;
};

/**
 * The ledger on SQLite: this side collects what a turn of the event loop brings and hands it over,
 * the writer's thread judges and commits.
 */
export class SqliteLedger implements LedgerPort {
  readonly #writer: SupervisedWriter;
  readonly #reader: Sqlite.Database;
  readonly #balances: Sqlite.Statement<[userId: string], PlayerBalance>;
  /** Balances as of the last answer about the player, or read since: this is the one writer. */
  readonly #known = new LRUCache<string, Known>({ max: KNOWN_PLAYERS_MAX });
  /** Messages handed to the writer so far. */
  #messages = 0;
  readonly #queueMax: number;
  readonly #logger: LedgerLogger | undefined;
  /** Called in this turn of the event loop and not yet handed over. */
  #fresh: Call[] = [];
  #handOver: NodeJS.Immediate | undefined;
  /** Calls without an answer, the fresh ones included. */
  #pendingResponse = 0;
  /** Called when the last answer has come, by a ledger that closes. */
  #onIdle: (() => void) | undefined;
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
    // The writer answers each kind of work in its own terms.
    return (await this.#ask({ entry })) as PostOutcome;
  }

  async write(rows: readonly RowWrite[]): Promise<WriteOutcome> {
    this.#assertOpen();
    assertRows(rows);
    return (await this.#ask({ rows })) as WriteOutcome;
  }

  #ask(work: Work): Promise<Response> {
    if (this.#pendingResponse >= this.#queueMax) {
      throw new LedgerOverloadedError(`${this.#queueMax} entries wait already`);
    }
    return new Promise((resolve, reject) => {
      this.#pendingResponse += 1;
      this.#fresh.push({ work, resolve, reject });
      if (this.#fresh.length >= MESSAGE_ENTRIES_MAX) this.#commitFresh();
      else this.#handOver ??= setImmediate(() => this.#commitFresh());
    });
  }

  /**
   * Reads what is committed, on this thread and without a wait for the writer. The same array as
   * before while nothing was posted for the player, so that callers may keep what they made of it.
   */
  async balances(userId: string): Promise<readonly PlayerBalance[]> {
    this.#assertOpen();
    const known = this.#known.get(userId)?.balances;
    if (known) return known;
    const balances = this.#balances.all(userId);
    this.#known.set(userId, { balances, upTo: this.#messages });
    return balances;
  }

  async ping(): Promise<void> {
    this.#assertOpen();
    const silence = new AbortController();
    try {
      const [failure] = await Promise.race([
        this.#writer.send({ type: 'ping' }),
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

  #commitFresh(): void {
    clearImmediate(this.#handOver);
    this.#handOver = undefined;
    const calls = this.#fresh;
    this.#fresh = [];
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
        this.#noteBalances(call.work, { response, message });
        this.#settle(call, response);
      }
    } catch (error) {
      for (const { work, reject } of calls) {
        // Whether the entry was committed is not known.
        this.#noteBalances(work, { response: undefined, message });
        reject(unavailable(error));
      }
    } finally {
      this.#pendingResponse -= calls.length;
      if (this.#pendingResponse === 0) this.#onIdle?.();
    }
  }

  /** Keeps what an answer says of its player's balances; other players' have to be read again. */
  #noteBalances(
    { entry }: Work,
    { response, message }: { response: WriterReply | undefined; message: number },
  ): void {
    for (const { account } of entry?.postings ?? []) {
      if (account.of !== 'player') continue;
      const { userId } = account;
      const upTo = this.#known.get(userId)?.upTo ?? 0;
      const isTold = userId === entry?.userId && response !== undefined && 'balances' in response;
      const balances = isTold && upTo < message ? response.balances : undefined;
      this.#known.set(userId, { balances, upTo });
    }
  }

  #settle({ work, resolve, reject }: Call, response: WriterReply | undefined): void {
    if (response && response.outcome !== 'failed') {
      resolve(response);
      return;
    }
    const reason = response?.reason ?? 'no answer';
    this.#logger?.error({ key: work.entry?.key, reason }, 'The ledger could not write');
    reject(new LedgerUnavailableError(reason));
  }
}

function unavailable(cause: unknown): LedgerUnavailableError {
  if (cause instanceof LedgerUnavailableError) return cause;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new LedgerUnavailableError(reason, { cause });
}
