import Sqlite from 'better-sqlite3';
import type { Store } from './store.ts';

/** Steps in one commit: bounds the latency of the group. */
const STEPS_MAX = 64;

type Step = {
  /** Runs the step in the open transaction; the returned function resolves its caller after the commit. */
  readonly take: () => () => void;
  readonly reject: (error: unknown) => void;
};

export type GroupCommit = ReturnType<typeof createGroupCommit>;

/**
 * Commits the steps of different players in groups: all steps queued in one turn of the event loop
 * form one database transaction, and each caller resumes after its commit. Under load a commit costs
 * more than its statements; a single step does not wait for others.
 */
export function createGroupCommit(
  store: Store,
  { onCommit = () => {} }: { onCommit?: (steps: number) => void } = {},
) {
  let waiting: Step[] = [];

  const takeAll = store.transaction((steps: readonly Step[]) => steps.map(({ take }) => take()));

  /** When a step fails, the group is rolled back and each step runs in a transaction of its own. */
  function commit(steps: readonly Step[]): void {
    const resolvers = take(steps);
    for (const resolve of resolvers) resolve();
    if (resolvers.length > 0) onCommit(steps.length);
  }

  /** The resolvers of the callers after the commit; none if it failed. */
  function take(steps: readonly Step[]): readonly (() => void)[] {
    try {
      return takeAll.immediate(steps);
    } catch (error) {
      // If another process holds the write lock, each retry would wait the whole busy timeout again.
      const isOver = steps.length === 1 || isBusy(error);
      for (const step of steps) {
        if (isOver) step.reject(error);
        else commit([step]);
      }
      return [];
    }
  }

  function commitWaiting(): void {
    const steps = waiting.slice(0, STEPS_MAX);
    waiting = waiting.slice(STEPS_MAX);
    if (waiting.length > 0) setImmediate(commitWaiting);
    commit(steps);
  }

  return {
    /**
     * Runs a step in the next commit and resolves to its result after that commit. A step may run
     * twice, the first time rolled back: it reads and writes the database and has no other effect.
     */
    run<T>(step: () => T): Promise<T> {
      return new Promise((resolve, reject) => {
        const take = () => {
          const result = step();
          return () => resolve(result);
        };
        if (waiting.push({ take, reject }) === 1) setImmediate(commitWaiting);
      });
    },
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
