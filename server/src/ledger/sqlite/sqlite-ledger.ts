import { setTimeout as delay } from 'node:timers/promises';
import type Sqlite from 'better-sqlite3';
import { BoundedCache } from '../../core/bounded-cache.ts';
import { assertRows, assertWellFormed } from '../entry-rules.ts';
import {
  type Entry,
  LedgerOverloadedError,
  type LedgerPort,
  LedgerUnavailableError,
  type PlayerBalance,
  type PostOutcome,
  type RowWrite,
  type WriteOutcome,
} from '../port.ts';
import { BALANCES_SQL } from './journal.ts';
import type { LedgerLogger, SupervisedWriter } from './supervised-writer.ts';
import type { Work, WriterAnswer } from './wire.ts';

/**
 * Entries in one message to the writer. It starts on the first few while this side still reads what
 * the same turn of the event loop brought.
 */
const MESSAGE_ENTRIES_MAX = 16;
const PING_MS_MAX = 5000;
const KNOWN_PLAYERS_MAX = 10_000;

type Answer = Exclude<WriterAnswer, { outcome: 'failed' }>;

type Call = {
  readonly work: Work;
  readonly resolve: (answer: Answer) => void;
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
  /** Balances as they were read since the last answer about the player: this is the one writer. */
  readonly #known = new BoundedCache<string, readonly PlayerBalance[]>(KNOWN_PLAYERS_MAX);
  readonly #queueMax: number;
  readonly #logger: LedgerLogger | undefined;
  /** Called in this turn of the event loop and not yet handed over. */
  #fresh: Call[] = [];
  #handOver: NodeJS.Immediate | undefined;
  /** Calls without an answer, the fresh ones included. */
  #unanswered = 0;
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

  #ask(work: Work): Promise<Answer> {
    if (this.#unanswered >= this.#queueMax) {
      throw new LedgerOverloadedError(`${this.#queueMax} entries wait already`);
    }
    return new Promise((resolve, reject) => {
      this.#unanswered += 1;
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
    const known = this.#known.get(userId);
    if (known) return known;
    const balances = this.#balances.all(userId);
    this.#known.set(userId, balances);
    return balances;
  }

  balancesAtHand(userId: string): readonly PlayerBalance[] | undefined {
    return this.#closing ? undefined : this.#known.get(userId);
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
    if (this.#unanswered > 0) {
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
    try {
      const work = calls.map((call) => call.work);
      const answers = await this.#writer.ask({ type: 'group', work });
      for (const [index, call] of calls.entries()) this.#settle(call, answers[index]);
    } catch (error) {
      for (const { reject } of calls) reject(unavailable(error));
    } finally {
      // Also after a failure: whether the entries were committed is not known then.
      for (const { work } of calls) this.#forgetBalances(work);
      this.#unanswered -= calls.length;
      if (this.#unanswered === 0) this.#onIdle?.();
    }
  }

  #forgetBalances({ entry }: Work): void {
    for (const { account } of entry?.postings ?? []) {
      if (account.of === 'player') this.#known.delete(account.userId);
    }
  }

  #settle({ work, resolve, reject }: Call, answer: WriterAnswer | undefined): void {
    if (answer && answer.outcome !== 'failed') {
      resolve(answer);
      return;
    }
    const reason = answer?.reason ?? 'no answer';
    this.#logger?.error({ key: work.entry?.key, reason }, 'The ledger could not write');
    reject(new LedgerUnavailableError(reason));
  }
}

function unavailable(cause: unknown): LedgerUnavailableError {
  if (cause instanceof LedgerUnavailableError) return cause;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new LedgerUnavailableError(reason, { cause });
}
