import Sqlite from '@fairhall/kit/sqlite';
import type { Store } from './store.ts';

/** Units in one commit: bounds the latency of the group. */
const UNITS_MAX = 64;

type Waiting = {
  /** Runs the unit in the open transaction; the returned function resolves its caller after the commit. */
  readonly take: () => Promise<() => void>;
  readonly reject: (error: unknown) => void;
};

/**
 * Commits the units of work of different players in groups: all units queued in one turn of the event
 * loop form one database transaction, one after the other, and each caller resumes after its commit.
 * Under load a commit costs more than its statements; a single unit does not wait for others.
 *
 * SQLite responds at once, so what a unit awaits is resolved already: a group ends in the turn in which
 * it began, and no other code sees its transaction open.
 * @param tx given to each unit
 */
export function createGroupCommit<Tx>(
  store: Store,
  { tx, onCommit = () => {} }: { tx: Tx; onCommit?: (units: number) => void },
) {
  const begin = store.prepare('BEGIN IMMEDIATE');
  const end = store.prepare('COMMIT');
  const undo = store.prepare('ROLLBACK');
  let waiting: Waiting[] = [];
  let isScheduled = false;

  /** Never rejects. */
  async function commit(units: readonly Waiting[]): Promise<void> {
    const resolvers = await takeAll(units);
    for (const resolve of resolvers) resolve();
    if (resolvers.length > 0) onCommit(units.length);
  }

  /**
   * The resolvers of the callers after the commit; none if it failed. When a unit fails, the group is
   * rolled back and each unit runs in a transaction of its own.
   */
  async function takeAll(units: readonly Waiting[]): Promise<readonly (() => void)[]> {
    try {
      return await transact(units);
    } catch (error) {
      // If another process holds the write lock, each retry would wait the whole busy timeout again.
      const isOver = units.length === 1 || isBusy(error);
      for (const unit of units) {
        if (isOver) unit.reject(error);
        else await commit([unit]);
      }
      return [];
    }
  }

  async function transact(units: readonly Waiting[]): Promise<readonly (() => void)[]> {
    begin.run();
    let isLate = false;
    const nextTurn = setImmediate(() => {
      isLate = true;
    });
    try {
      const resolvers: (() => void)[] = [];
      for (const { take } of units) resolvers.push(await take());
      if (isLate) throw new Error('a unit of work waited for more than its repositories');
      end.run();
      return resolvers;
    } finally {
      clearImmediate(nextTurn);
      if (store.inTransaction) undo.run();
    }
  }

  async function commitWaiting(): Promise<void> {
    const units = waiting.slice(0, UNITS_MAX);
    waiting = waiting.slice(UNITS_MAX);
    await commit(units);
    isScheduled = false;
    if (waiting.length > 0) schedule();
  }

  /** One group at a time: units that are queued while it runs belong to the next one. */
  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(commitWaiting);
  }

  return {
    /** Runs a unit in the next commit and resolves to its result after that commit. */
    run<Result>(unit: (tx: Tx) => Promise<Result>): Promise<Result> {
      return new Promise((resolve, reject) => {
        const take = async () => {
          const result = await unit(tx);
          return () => resolve(result);
        };
        waiting.push({ take, reject });
        schedule();
      });
    },
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
