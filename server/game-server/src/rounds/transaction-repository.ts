import type { RefusalName } from '@fairhall/kit/errors';
import type { TransactionState, WalletTransaction } from './wallet-transaction.ts';

/** One attempt at a transaction; each attempt has its own number. */
export type Attempt = Pick<WalletTransaction, 'roundId' | 'transactionId' | 'attempts'>;

/** A round whose next step is due. */
export type DueRound = { readonly uid: string; readonly roundId: string };

/**
 * Claims due work by moving its due time to `until`: a lease, after which another process may claim it.
 * No two processes claim the same work.
 */
export type DueClaim = { readonly now: number; readonly until: number; readonly limit: number };

/** The wallet transactions whose result is unknown; times are Unix milliseconds. */
export type TransactionRepository = {
  /**
   * Stores a transaction, whose first call follows the commit. Call it in the unit that stores its
   * round.
   * @throws Error if the round waits for another transaction: the unit has to be rolled back
   */
  plan(planned: WalletTransaction): Promise<WalletTransaction>;

  findOfRound(roundId: string): Promise<WalletTransaction | null>;
  /** The transaction of the player's pending single-step round. */
  findSingleStep(uid: string): Promise<WalletTransaction | null>;

  /**
   * Claims a transaction for one more attempt, until `dueAt`.
   * @returns `null` if another attempt has started meanwhile
   */
  claim(
    seen: WalletTransaction,
    next: { state: TransactionState; refusal: RefusalName | null; dueAt: number },
  ): Promise<WalletTransaction | null>;
  /** @returns whether this attempt started the rollback */
  rollBack(attempt: Attempt, refusal: RefusalName): Promise<boolean>;
  /** Starts the rollback of every unconfirmed stake of a fixture. */
  rollBackOfFixture(of: { eventId: string; refusal: RefusalName; now: number }): Promise<void>;
  /** After an attempt without a known result. */
  postpone(attempt: Attempt, until: { state: TransactionState; dueAt: number }): Promise<void>;

  /** @returns false if it expired, is being rolled back or has ended */
  confirm(attempt: Attempt, now: number): Promise<boolean>;
  /** @returns false if a later attempt has started or it has ended */
  close(attempt: Attempt): Promise<boolean>;

  /** Claims the oldest. */
  claimDue(claim: DueClaim): Promise<DueRound[]>;
  findNextDueAt(): Promise<number | null>;
  /** Makes the transactions of a stopped process due, where no other process can be alive. */
  makeAllDue(now: number): Promise<void>;
};
