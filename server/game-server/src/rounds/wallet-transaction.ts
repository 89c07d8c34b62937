import type { Currency } from '@fairhall/api/contract/money';
import type { RefusalName } from '@fairhall/kit/errors';

/**
 * The states of a wallet transaction. It is stored as `sent` in the commit that stores its round,
 * because its first call follows at once; after a crash in between nobody knows whether it left.
 *
 * | State        | Next                                                                           |
 * |--------------|--------------------------------------------------------------------------------|
 * | planned      | `sent` when a call leaves; none that may have arrived has left before          |
 * | sent         | confirmed; refused, where this was the only call; `planned`, where none arrived; |
 * |              | `sent` again while the answer is unknown; `rolling-back`                       |
 * | rolling-back | refused, once the wallet has rolled the stake back or will never take it;      |
 * |              | confirmed, where the wallet has paid the round already                         |
 *
 * Confirmed and refused are the ends: the row is deleted in the commit that writes the end into the
 * round. A refusal after a call that went unanswered proves nothing, because that call may have been
 * applied, or may still be: the stake is rolled back first. A stake that is not confirmed by
 * `expiresAt` is rolled back as well. A win is never rolled back: it is sent until it is confirmed.
 */
export type TransactionState = 'planned' | 'sent' | 'rolling-back';

export type RoundKind = 'single-step' | 'multi-step' | 'slip';

/** A stake, a win (also of nothing), or both in one call. */
export type Movement =
  | {
      readonly kind: 'play';
      readonly token: string;
      readonly stakeMinor: bigint;
      readonly winMinor: bigint;
    }
  | { readonly kind: 'bet'; readonly token: string; readonly stakeMinor: bigint }
  | { readonly kind: 'win'; readonly betTransactionId: string; readonly winMinor: bigint };

export type TransactionFacts = {
  readonly transactionId: string;
  readonly roundKind: RoundKind;
  readonly roundId: string;
  readonly uid: string;
  readonly gameId: string;
  readonly walletType: Currency;
  /** When the scheduler sends it again, unless a request has brought it to its end. */
  readonly dueAt: number;
  /** From then on a stake is rolled back instead of confirmed; `null` for never. */
  readonly expiresAt: number | null;
};

export type TransactionProgress = {
  readonly state: TransactionState;
  /** Why it is rolled back. */
  readonly refusal: RefusalName | null;
  /** Attempts that were begun; the number of the last one while it is under way. */
  readonly attempts: number;
};

/** A movement of money that a round waits for; a round has one at most. Times are Unix milliseconds. */
export type WalletTransaction = Movement & TransactionFacts & TransactionProgress;

/** What a transaction is stored as. */
export const FIRST_ATTEMPT = { state: 'sent', refusal: null, attempts: 1 } as const;

/**
 * What the end of a transaction does to its round, by the kind of round. Both are called in the
 * commit that ends the transaction, once for each.
 */
export type RoundEffects = {
  /** @returns the transaction that follows, planned in the same commit */
  readonly confirmed: (transaction: WalletTransaction, now: number) => WalletTransaction | null;
  readonly refused: (transaction: WalletTransaction, end: RefusedEnd) => void;
};

export type RefusedEnd = { readonly refusal: RefusalName; readonly now: number };
