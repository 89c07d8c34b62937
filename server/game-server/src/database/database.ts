import type { DefinitionRepository } from '../definitions/definition-repository.ts';
import type { FixtureRepository } from '../fixtures/fixture-repository.ts';
import type { SlipRepository } from '../fixtures/slip-repository.ts';
import type { FreeWalletRepository, PastGuests } from '../free-play/free-wallet-repository.ts';
import type { HistoryRepository } from '../player-history/history-repository.ts';
import type { MultiStepRepository } from '../rounds/multi-step/multi-step-repository.ts';
import type { SeedRepository } from '../rounds/seed-repository.ts';
import type { Plays } from '../rounds/single-step/plays.ts';
import type { SingleStepRepository } from '../rounds/single-step/single-step-repository.ts';
import type { TransactionRepository } from '../rounds/transaction-repository.ts';

/** The repositories, bound to one database transaction. */
export type Repositories = {
  readonly fixtures: FixtureRepository;
  readonly freeWallets: FreeWalletRepository;
  readonly history: HistoryRepository;
  readonly multiStep: MultiStepRepository;
  readonly seeds: SeedRepository;
  readonly definitions: DefinitionRepository;
  readonly singleStep: SingleStepRepository;
  readonly slips: SlipRepository;
  readonly transactions: TransactionRepository;
};

/**
 * Work in one database transaction: it awaits its repositories and nothing else, and uses them no
 * longer than it runs. It may run twice, the first time rolled back: it has no effect outside the
 * database.
 */
export type UnitOfWork<Result> = (tx: Repositories) => Promise<Result>;

/** The game server's database. */
export type Database = {
  /** Whether other processes, which are alive, may have work under way in it. */
  readonly isShared: boolean;
  /**
   * Runs a unit of work in a transaction and resolves to its result after the commit. Do not call it
   * within another unit, which would wait for itself.
   * @param of units of one player run one after the other, whatever process runs them. A unit that
   *   writes what a player has, or reads several rows of it that must agree, names the player.
   * @throws what the unit throws, after a rollback
   */
  run<Result>(unit: UnitOfWork<Result>, of?: { readonly player: string }): Promise<Result>;
  readonly plays: Plays;
  readonly pastGuests: PastGuests;
};

/** Flushes a file's written data to durable storage. */
export type Sync = (file: number, callback: (error: Error | null) => void) => void;

/** A database of one process. */
export type OpenDatabase = {
  readonly database: Database;
  /** Calls back when everything committed so far is durable. */
  readonly whenDurable: (callback: (error: Error | null) => void) => void;
  close(): Promise<void>;
};
