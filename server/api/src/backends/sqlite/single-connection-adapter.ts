import { setTimeout as delay } from 'node:timers/promises';
import {
  DriverAdapterError,
  type IsolationLevel,
  type SqlDriverAdapter,
  type SqlDriverAdapterFactory,
  type SqlQuery,
  type SqlResultSet,
  type Transaction,
} from '@prisma/driver-adapter-utils';
import { Mutex, type MutexInterface } from 'async-mutex';

/** Limit of a statement's wait for the file's write lock, in milliseconds. */
const BUSY_WAIT_MS_MAX = 10_000;
const BUSY_RETRY_MS = 1;
const WAITING_MAX = 10_000;

/**
 * Makes a driver adapter with one connection safe for concurrent requests.
 *
 * The better-sqlite3 adapter (7.10) runs everything on one connection and only transactions take
 * its mutex. A plain statement during another request's transaction would join that
 * transaction, be acknowledged, and be rolled back with it. Here:
 * - plain statements wait while a transaction is open, first in, first out;
 * - a transaction takes the write lock when it begins (BEGIN IMMEDIATE): one that reads first and
 *   writes later would fail at once when the ledger's writer commits in between;
 * - a wait for the ledger's writer's lock does not block the event loop;
 * - a transaction whose COMMIT failed is rolled back, so that nothing stays open.
 *
 * `setup` is the script that configures the connection: pragmas.
 *
 * Inside `prisma.$transaction(async (tx) => …)` use `tx` alone: a statement on `prisma` deadlocks
 * with the transaction until the transaction's timeout.
 */
export function singleConnection(
  inner: SqlDriverAdapterFactory,
  { setup }: { setup: string },
): SqlDriverAdapterFactory {
  return {
    provider: inner.provider,
    adapterName: inner.adapterName,
    connect: async () => {
      const connection = new SingleConnectionAdapter(await inner.connect());
      await connection.executeScript(setup);
      return connection;
    },
  };
}

class SingleConnectionAdapter implements SqlDriverAdapter {
  readonly provider: SqlDriverAdapter['provider'];
  readonly adapterName: string;
  readonly #connection: SqlDriverAdapter;
  readonly #mutex = new Mutex();
  #waiting = 0;

  constructor(connection: SqlDriverAdapter) {
    this.#connection = connection;
    this.provider = connection.provider;
    this.adapterName = connection.adapterName;
  }

  queryRaw(query: SqlQuery): Promise<SqlResultSet> {
    return this.#plain(() => this.#connection.queryRaw(query));
  }

  executeRaw(query: SqlQuery): Promise<number> {
    return this.#plain(() => this.#connection.executeRaw(query));
  }

  executeScript(script: string): Promise<void> {
    return this.#plain(() => this.#connection.executeScript(script));
  }

  async startTransaction(isolationLevel?: IsolationLevel): Promise<Transaction> {
    if (isolationLevel !== undefined && isolationLevel !== 'SERIALIZABLE') {
      throw new DriverAdapterError({ kind: 'InvalidIsolationLevel', level: isolationLevel });
    }
    return this.#whileBusy(async () => {
      const release = await this.#acquire();
      try {
        await run(this.#connection, 'BEGIN IMMEDIATE');
      } catch (error) {
        release();
        throw error;
      }
      return new SingleConnectionTransaction(this.#connection, release);
    });
  }

  async dispose(): Promise<void> {
    const release = await this.#acquire();
    try {
      await this.#connection.dispose();
    } finally {
      release();
    }
  }

  #plain<T>(statement: () => Promise<T>): Promise<T> {
    return this.#whileBusy(async () => {
      const release = await this.#acquire();
      try {
        return await statement();
      } finally {
        release();
      }
    });
  }

  /** @throws Error when the queue is full: something is stuck */
  async #acquire(): Promise<MutexInterface.Releaser> {
    if (this.#waiting >= WAITING_MAX) throw new Error('the queue of database statements is full');
    this.#waiting += 1;
    try {
      return await this.#mutex.acquire();
    } finally {
      this.#waiting -= 1;
    }
  }

  /** Releases the mutex between two attempts: reads need no lock and pass meanwhile. */
  async #whileBusy<T>(attempt: () => Promise<T>): Promise<T> {
    const deadline = performance.now() + BUSY_WAIT_MS_MAX;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error;
      }
      await delay(BUSY_RETRY_MS);
    }
  }
}

class SingleConnectionTransaction implements Transaction {
  readonly provider: Transaction['provider'];
  readonly adapterName: string;
  /** Prisma sends COMMIT and ROLLBACK itself, then calls `commit()` or `rollback()`. */
  readonly options = { usePhantomQuery: false };
  readonly #connection: SqlDriverAdapter;
  readonly #release: () => void;

  constructor(connection: SqlDriverAdapter, release: () => void) {
    this.#connection = connection;
    this.#release = release;
    this.provider = connection.provider;
    this.adapterName = connection.adapterName;
  }

  queryRaw(query: SqlQuery): Promise<SqlResultSet> {
    return this.#connection.queryRaw(query);
  }

  executeRaw(query: SqlQuery): Promise<number> {
    return this.#connection.executeRaw(query);
  }

  async commit(): Promise<void> {
    this.#release();
  }

  async rollback(): Promise<void> {
    // Prisma sends no ROLLBACK after a failed COMMIT; after its own ROLLBACK none is open.
    try {
      await run(this.#connection, 'ROLLBACK');
    } catch (error) {
      if (!isNoTransaction(error)) throw error;
    } finally {
      this.#release();
    }
  }

  async createSavepoint(name: string): Promise<void> {
    await run(this.#connection, `SAVEPOINT ${name}`);
  }

  async rollbackToSavepoint(name: string): Promise<void> {
    await run(this.#connection, `ROLLBACK TO ${name}`);
  }

  async releaseSavepoint(name: string): Promise<void> {
    await run(this.#connection, `RELEASE SAVEPOINT ${name}`);
  }
}

async function run(connection: SqlDriverAdapter, sql: string): Promise<void> {
  await connection.executeRaw({ sql, args: [], argTypes: [] });
}

function isBusy(error: unknown): boolean {
  return (
    error instanceof DriverAdapterError &&
    error.cause.originalCode?.startsWith('SQLITE_BUSY') === true
  );
}

function isNoTransaction(error: unknown): boolean {
  return (
    error instanceof DriverAdapterError &&
    error.cause.originalMessage === 'cannot rollback - no transaction is active'
  );
}
