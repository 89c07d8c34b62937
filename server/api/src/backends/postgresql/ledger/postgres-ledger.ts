import { lockNumbers, playerLock } from '@fairhall/kit/postgres/advisory-locks';
import { failureOf } from '@fairhall/kit/postgres/query-failure';
import type pg from 'pg';
import { assertRows, assertWellFormed } from '../../../ledger/entry-rules.ts';
import {
  type Entry,
  type LedgerLogger,
  LedgerOutcomeUnknownError,
  LedgerOverloadedError,
  type LedgerPort,
  LedgerUnavailableError,
  type PlayerBalance,
  type PostOutcome,
  type WriteOptions,
  type WriteOutcome,
} from '../../../ledger/port.ts';
import type { RowWrite } from '../../../ledger/rows.ts';
import { lockNames } from './lock-names.ts';
import { OrderedWork } from './ordered-work.ts';
import { type Item, postParameters } from './post-parameters.ts';
import { outcomeOf } from './posted-row.ts';

/**
 * Items of one call of the function: bounds the time that a response waits for the others. At most half
 * of the usual calls in flight, so that one batch is prepared while the database checks the other.
 */
const BATCH_MAX = 32;
/** Attempts of one item that others hinder. */
const TRIES_MAX = 3;
const PARAMETERS = 39;

type Outcome = PostOutcome | WriteOutcome;

type Call = {
  readonly item: Item;
  /** What it shares with others: see `lockNames`. */
  readonly locks: readonly string[];
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: Error) => void;
};

/**
 * The ledger on PostgreSQL. Calls wait in a bounded queue; each free connection takes a batch to one
 * function of the database, which locks, checks and writes it (`prisma/postgresql/functions`). Within
 * this process no two calls with a common player, key or tag are under way at once.
 */
export class PostgresLedger implements Omit<LedgerPort, 'readings'> {
  readonly #writers: pg.Pool;
  readonly #readBalances: (userId: string) => Promise<readonly PlayerBalance[]>;
  readonly #work = new OrderedWork<Call>();
  readonly #queueMax: number;
  readonly #logger: LedgerLogger | undefined;
  readonly #onTransaction: ((size: number) => void) | undefined;
  #freeWriters: number;
  #pumpImmediate: NodeJS.Immediate | undefined;
  /** Set by `close`; called after the last response. */
  #onIdle: (() => void) | undefined;
  #closing: Promise<void> | undefined;

  constructor({
    writers,
    writersMax,
    readBalances,
    queueMax,
    logger,
    onTransaction,
  }: {
    writers: pg.Pool;
    /** Connections of the pool. */
    writersMax: number;
    readBalances: (userId: string) => Promise<readonly PlayerBalance[]>;
    queueMax: number;
    logger: LedgerLogger | undefined;
    onTransaction: ((size: number) => void) | undefined;
  }) {
    this.#writers = writers;
    this.#freeWriters = writersMax;
    this.#readBalances = readBalances;
    this.#queueMax = queueMax;
    this.#logger = logger;
    this.#onTransaction = onTransaction;
  }

  async post(entry: Entry): Promise<PostOutcome> {
    this.#assertOpen();
    assertWellFormed(entry);
    // An entry has a PostOutcome, rows have a WriteOutcome.
    return (await this.#enqueue({ entry }, lockNames(entry))) as PostOutcome;
  }

  async write(rows: readonly RowWrite[], options?: WriteOptions): Promise<WriteOutcome> {
    this.#assertOpen();
    assertRows(rows);
    const locks = options === undefined ? [] : [playerLock(options.userId)];
    return (await this.#enqueue({ rows, options }, locks)) as WriteOutcome;
  }

  async balances(userId: string): Promise<readonly PlayerBalance[]> {
    this.#assertOpen();
    return this.#readBalances(userId);
  }

  async ping(): Promise<void> {
    this.#assertOpen();
    try {
      const { rows } = await this.#writers.query('SELECT pg_is_in_recovery() AS "isReplica"');
      if (rows[0]?.isReplica !== false) throw new Error('the database only reads');
    } catch (error) {
      throw new LedgerUnavailableError(reasonOf(error), { cause: error });
    }
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    if (this.#work.size > 0) {
      await new Promise<void>((resolve) => {
        this.#onIdle = resolve;
      });
    }
    await this.#writers.end();
  }

  #assertOpen(): void {
    if (this.#closing) throw new LedgerUnavailableError('the ledger is closed');
  }

  #enqueue(item: Item, locks: readonly string[]): Promise<Outcome> {
    if (this.#work.size >= this.#queueMax) {
      throw new LedgerOverloadedError(`${this.#queueMax} entries are queued already`);
    }
    return new Promise((resolve, reject) => {
      const names = item.entry ? [...locks, `key/${item.entry.key}`] : locks;
      this.#work.add({ item, locks, resolve, reject }, names);
      // The calls of one turn of the event loop share a batch.
      this.#pumpImmediate ??= setImmediate(() => this.#pump());
    });
  }

  #pump(): void {
    clearImmediate(this.#pumpImmediate);
    this.#pumpImmediate = undefined;
    while (this.#freeWriters > 0) {
      const calls = this.#work.take(BATCH_MAX);
      if (calls.length === 0) return;
      this.#freeWriters -= 1;
      void this.#commit(calls).finally(() => {
        this.#freeWriters += 1;
        for (const call of calls) this.#work.end(call);
        this.#pump();
        if (this.#work.size === 0) this.#onIdle?.();
      });
    }
  }

  /** Never rejects. */
  async #commit(calls: readonly Call[]): Promise<void> {
    try {
      const client = await this.#connected();
      let lost: Error | undefined;
      try {
        await this.#runBatch(client, calls);
      } catch (error) {
        lost = errorOf(error);
        throw error;
      } finally {
        // A connection that failed is not used again.
        client.release(lost);
      }
    } catch (error) {
      for (const call of calls) this.#fail(call, error);
    }
  }

  /** @throws LedgerUnavailableError without a connection: nothing was done */
  async #connected(): Promise<pg.PoolClient> {
    try {
      return await this.#writers.connect();
    } catch (error) {
      throw new LedgerUnavailableError(reasonOf(error), { cause: error });
    }
  }

  /**
   * Commits a batch; if one of its items fails, each is tried alone, so that none fails because of
   * another.
   * @throws when the connection ended
   */
  async #runBatch(client: pg.PoolClient, calls: readonly Call[]): Promise<void> {
    try {
      await this.#send(client, calls);
    } catch (error) {
      if (failureOf(error) === 'unknown') throw error;
      for (const call of calls) await this.#runAlone(client, call);
    }
  }

  /** @throws when the connection ended */
  async #runAlone(client: pg.PoolClient, call: Call): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#send(client, [call]);
      } catch (error) {
        const failure = failureOf(error);
        if (failure === 'unknown') throw error;
        if (failure === 'duplicate' && call.item.entry === undefined) {
          return call.resolve({ outcome: 'duplicate' });
        }
        const isWorthwhile = failure === 'contended' || failure === 'duplicate';
        if (!isWorthwhile || tries === TRIES_MAX) {
          return this.#fail(call, new LedgerUnavailableError(reasonOf(error), { cause: error }));
        }
      }
    }
  }

  /** Commits the calls in one transaction, and resolves each with its outcome. */
  async #send(client: pg.PoolClient, calls: readonly Call[]): Promise<void> {
    const locks = lockNumbers(calls.flatMap((call) => call.locks));
    const { rows } = await client.query({
      name: 'ledger_post',
      text: CALL,
      values: [locks, ...postParameters(calls.map(({ item }) => item))],
    });
    this.#onTransaction?.(calls.length);
    const outcomes = rows.map(outcomeOf);
    if (outcomes.length !== calls.length) throw new Error('the database sent no outcome');
    for (const [index, outcome] of outcomes.entries()) calls[index]?.resolve(outcome);
  }

  #fail({ item, reject }: Call, cause: unknown): void {
    const reason = reasonOf(cause);
    this.#logger?.error({ key: item.entry?.key, cause: reason }, 'The ledger could not write');
    const isKnown = cause instanceof LedgerUnavailableError;
    reject(isKnown ? cause : new LedgerOutcomeUnknownError(reason, { cause }));
  }
}

const CALL = `SELECT * FROM ledger_post(${Array.from({ length: PARAMETERS }, (_, index) => `$${index + 1}`).join(', ')})`;

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function errorOf(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
