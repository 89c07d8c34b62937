import Sqlite from 'better-sqlite3';
import type { Store } from './store.ts';

/** Steps in one transaction: a bound on how long everybody else waits for them. */
const STEPS_MAX = 64;

type Step = {
  /** Does the step in the transaction under way; what it returns tells its caller, after the commit. */
  readonly take: () => () => void;
  readonly reject: (error: unknown) => void;
};

export type SharedCommits = ReturnType<typeof createSharedCommits>;

/**
 * Lets the steps of different players share transactions: whatever is asked for in one turn of the
 * event loop is committed together, and each caller hears of its step after that commit. Under load
 * a commit costs more than what is in it; with nobody else about, a step waits for nobody.
 */
export function createSharedCommits(
  store: Store,
  { onCommit = () => {} }: { onCommit?: (steps: number) => void } = {},
) {
  let waiting: Step[] = [];

  const takeAll = store.transaction((steps: readonly Step[]) => steps.map(({ take }) => take()));

  /** When one step fails, all are undone and each is taken alone: none fails for another's sake. */
  function commit(steps: readonly Step[]): void {
    const tells = take(steps);
    for (const tell of tells) tell();
    if (tells.length > 0) onCommit(steps.length);
  }

  /** What tells each caller of its step, once all are committed; nothing where that failed. */
  function take(steps: readonly Step[]): readonly (() => void)[] {
    try {
      return takeAll.immediate(steps);
    } catch (error) {
      // Where another process holds the books, each alone would wait as long for it again.
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
     * Takes a step of the books, with others in one transaction, and answers what it returns once
     * that is committed. A step may be taken twice, the first time undone: it reads and writes the
     * books and nothing else.
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
