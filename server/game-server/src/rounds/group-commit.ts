import Sqlite from 'better-sqlite3';
import type { Store } from './store.ts';

/** Steps in one commit: a bound on how long all others wait for them. */
const STEPS_MAX = 64;

type Step = {
  /** Runs the step in the open transaction; what it returns resolves its caller, after the commit. */
  readonly take: () => () => void;
  readonly reject: (error: unknown) => void;
};

export type GroupCommit = ReturnType<typeof createGroupCommit>;

/**
 * Commits the steps of different players in groups: all steps that one turn of the event loop brings
 * are one transaction of the database, and each caller resumes after that commit. Under load a
 * commit costs more than what is in it; a step that is alone waits for no other.
 */
export function createGroupCommit(
  store: Store,
  { onCommit = () => {} }: { onCommit?: (steps: number) => void } = {},
) {
  let waiting: Step[] = [];

  const takeAll = store.transaction((steps: readonly Step[]) => steps.map(({ take }) => take()));

  /** When one step fails, all are undone and each is taken alone: none fails for another's sake. */
  function commit(steps: readonly Step[]): void {
    const resolvers = take(steps);
    for (const resolve of resolvers) resolve();
    if (resolvers.length > 0) onCommit(steps.length);
  }

  /** What resolves each caller, once all are committed; nothing where that failed. */
  function take(steps: readonly Step[]): readonly (() => void)[] {
    try {
      return takeAll.immediate(steps);
    } catch (error) {
      // Where another process holds the write lock, each alone would wait as long for it again.
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
     * Runs a step in the next commit and resolves to what it returns, once that is committed. A step
     * may be run twice, the first time undone: it reads and writes the database and nothing else.
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
