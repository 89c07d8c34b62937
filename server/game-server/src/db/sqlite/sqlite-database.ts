import type { Database, Repositories } from '../database.ts';
import { createFixtureRepository } from './fixture-repository.ts';
import { createFreeWalletRepository } from './free-wallet-repository.ts';
import { createGroupCommit } from './group-commit.ts';
import { createHistoryRepository } from './history-repository.ts';
import { createMultiStepRepository } from './multi-step-repository.ts';
import { createPastGuests } from './past-guests.ts';
import { createPlays } from './plays.ts';
import { createSeedRepository } from './seed-repository.ts';
import { createSheetRepository } from './sheet-repository.ts';
import { createSingleStepRepository } from './single-step-repository.ts';
import { createSlipRepository } from './slip-repository.ts';
import type { Store } from './store.ts';
import { createTransactionRepository } from './transaction-repository.ts';

/**
 * The database over an open SQLite store.
 * @param onCommit called with the number of units of each commit
 */
export function createSqliteDatabase(
  store: Store,
  { onCommit }: { onCommit?: (units: number) => void } = {},
): Database {
  const { run } = createGroupCommit(store, {
    tx: createRepositories(store),
    ...(onCommit && { onCommit }),
  });
  return { run, plays: createPlays(store, run), pastGuests: createPastGuests(store) };
}

/** Their statements belong to the transaction that is open on the store's connection. */
export function createRepositories(store: Store): Repositories {
  return {
    fixtures: createFixtureRepository(store),
    freeWallets: createFreeWalletRepository(store),
    history: createHistoryRepository(store),
    multiStep: createMultiStepRepository(store),
    seeds: createSeedRepository(store),
    sheets: createSheetRepository(store),
    singleStep: createSingleStepRepository(store),
    slips: createSlipRepository(store),
    transactions: createTransactionRepository(store),
  };
}
