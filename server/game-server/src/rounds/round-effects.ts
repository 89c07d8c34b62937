import type { RefusalName } from '@fairhall/kit/errors';
import type { Repositories } from '../database/database.ts';
import type { WalletTransaction } from './wallet-transaction.ts';

/**
 * The effect of a completed transaction on its round, by kind of round. Called once, in the unit of
 * work that completes the transaction.
 */
export type RoundEffects = {
  /** @returns the transaction that follows, planned in the same commit */
  readonly confirmed: (
    tx: Repositories,
    transaction: WalletTransaction,
    now: number,
  ) => Promise<WalletTransaction | null>;
  readonly refused: (
    tx: Repositories,
    transaction: WalletTransaction,
    end: RefusedEnd,
  ) => Promise<void>;
};

export type RefusedEnd = { readonly refusal: RefusalName; readonly now: number };
