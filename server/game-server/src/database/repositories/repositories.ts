import type { Repositories } from '../database.ts';
import type { Statements } from '../statements.ts';
import { createDefinitionRepository } from './definition-repository.ts';
import { createFixtureRepository } from './fixture-repository.ts';
import { createFreeWalletRepository } from './free-wallet-repository.ts';
import { createHistoryRepository } from './history-repository.ts';
import { createMultiStepRepository } from './multi-step-repository.ts';
import type { RoundLists } from './round-lists.ts';
import { createSeedRepository } from './seed-repository.ts';
import { createSingleStepRepository } from './single-step-repository.ts';
import { createSlipRepository } from './slip-repository.ts';
import { createTransactionRepository } from './transaction-repository.ts';

/** Their statements belong to the transaction that is open on the connection. */
export function createRepositories(statements: Statements, lists: RoundLists): Repositories {
  return {
    fixtures: createFixtureRepository(statements),
    freeWallets: createFreeWalletRepository(statements),
    history: createHistoryRepository(statements, lists),
    multiStep: createMultiStepRepository(statements),
    seeds: createSeedRepository(statements),
    definitions: createDefinitionRepository(statements),
    singleStep: createSingleStepRepository(statements, lists),
    slips: createSlipRepository(statements),
    transactions: createTransactionRepository(statements),
  };
}
