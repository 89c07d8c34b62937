import type { Database, Repositories } from '../../database/database.ts';
import { createRepositories } from '../../database/repositories/repositories.ts';
import { createGroupCommit } from './group-commit.ts';
import { createPastGuests } from './past-guests.ts';
import { createPlays } from './plays.ts';
import { createRoundList } from './round-list.ts';
import { createStatements } from './statements.ts';
import type { Store } from './store.ts';

/**
 * The database over an open SQLite store. Units run one after the other, so that players need no locks.
 * @param onCommit called with the number of units of each commit
 */
export function createSqliteDatabase(
  store: Store,
  { onCommit }: { onCommit?: (units: number) => void } = {},
): Database {
  const { run } = createGroupCommit(store, {
    tx: repositoriesOf(store),
    ...(onCommit && { onCommit }),
  });
  return {
    isShared: false,
    run: (unit) => run(unit),
    plays: createPlays(store, run),
    pastGuests: createPastGuests(store),
  };
}

/** Their statements belong to the transaction that is open on the store's connection. */
export function repositoriesOf(store: Store): Repositories {
  const { bringUpToDate, inserted } = createRoundList(store);
  return createRepositories(createStatements(store), {
    bringUpToDate: async () => bringUpToDate(),
    inserted: async (id) => inserted(id),
  });
}
