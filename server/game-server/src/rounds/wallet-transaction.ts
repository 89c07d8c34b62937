import type { Currency } from '@fairhall/api/contract/money';
import type { RefusalName } from '@fairhall/kit/errors';

/**
 * The states of a wallet transaction. It is stored as `sent` in the commit that stores its round,
 * because its first call follows immediately; after a crash in between it is unknown whether the call
 * was sent.
 *
 * | State        | Next                                                                           |
 * |--------------|--------------------------------------------------------------------------------|
 * | planned      | `sent` with the next call; no earlier call may have arrived                    |
 * | sent         | confirmed; refused, if this was the only call; `planned`, if no call arrived;  |
 * |              | `sent` again while the result is unknown; `rolling-back`                       |
 * | rolling-back | refused, once the wallet has rolled the stake back or blocked it;              |
 * |              | confirmed, if the wallet has already paid the round                            |
 *
 * Confirmed and refused are final: the row is deleted in the commit that writes the result into the
 * round. A refusal after a call without a response proves nothing, because that call may have been
 * applied or may still be: the stake is rolled back first. A stake that is not confirmed by
 * `expiresAt` is rolled back too. A win is never rolled back: it is sent until it is confirmed.
 */
export type TransactionState = 'planned' | 'sent' | 'rolling-back';

export type RoundKind = 'single-step' | 'multi-step' | 'slip';

/** A stake, a win (possibly zero), or both in one call. */
export type Movement =
  | {
      readonly kind: 'play';
      readonly token: string;
      readonly stakeMinor: bigint;
      readonly winMinor: bigint;
    }
  | { readonly kind: 'bet'; readonly token: string; readonly stakeMinor: bigint }
  | { readonly kind: 'win'; readonly betTransactionId: string; readonly winMinor: bigint };

export type TransactionDetails = {
  readonly transactionId: string;
  readonly roundKind: RoundKind;
  readonly roundId: string;
  readonly uid: string;
  readonly gameId: string;
  readonly walletType: Currency;
  /** When the scheduler sends it again, unless a request has completed it. */
  readonly dueAt: number;
  /** After this time a stake is rolled back instead of confirmed; `null` for never. */
  readonly expiresAt: number | null;
};

export type TransactionProgress = {
  readonly state: TransactionState;
  /** The reason of the rollback. */
  readonly refusal: RefusalName | null;
  /** Attempts started, the current one included. */
  readonly attempts: number;
};

/** A money movement that a round waits for; at most one for each round. Times are Unix milliseconds. */
export type WalletTransaction = Movement & TransactionDetails & TransactionProgress;

/** The initial state of a transaction. */
export const FIRST_ATTEMPT = { state: 'sent', refusal: null, attempts: 1 } as const;
