import type { Currency } from '@fairhall/api/contract/money';

/**
 * The wallet of one launch of free play, which `jti` names. Amounts are minor units, times Unix
 * milliseconds.
 */
export type FreeWalletRecord = {
  readonly jti: string;
  readonly currency: Currency;
  readonly balanceMinor: bigint;
  /** The opening balance and what refills have added. */
  readonly grantedMinor: bigint;
  readonly openedAt: number;
  readonly lastAt: number;
};

/** A stake, a win, or both, which a free wallet has applied; or a stake that it never will. */
export type FreeMovement = {
  readonly jti: string;
  readonly transactionId: string;
  readonly kind: 'bet' | 'win' | 'play';
  /** Of a win. */
  readonly betTransactionId: string | null;
  readonly stakeMinor: bigint;
  readonly winMinor: bigint;
  /** A stake that was returned, or blocked before it arrived. */
  readonly isRolledBack: boolean;
};

export type MovementKey = Pick<FreeMovement, 'jti' | 'transactionId'>;

/** The wallets of free play and their movements, which are deleted with their wallet. */
export type FreeWalletRepository = {
  /** Opens the wallet, unless it is open. */
  open(wallet: {
    jti: string;
    currency: Currency;
    balanceMinor: bigint;
    now: number;
  }): Promise<FreeWalletRecord>;
  find(jti: string): Promise<FreeWalletRecord | null>;
  /**
   * Takes a stake and pays a win.
   * @returns the balance after it; `null`, and nothing is changed, if the balance is below the stake
   */
  move(movement: {
    jti: string;
    stakeMinor: bigint;
    winMinor: bigint;
    now: number;
  }): Promise<bigint | null>;
  /** Raises the balance to an amount, if it is below another one. @throws Error without a wallet */
  refill(refill: {
    jti: string;
    belowMinor: bigint;
    toMinor: bigint;
    now: number;
  }): Promise<FreeWalletRecord>;

  findMovement(key: MovementKey): Promise<FreeMovement | null>;
  /** @throws Error if the wallet has one of this id: the unit has to be rolled back */
  insertMovement(movement: FreeMovement): Promise<void>;
  markRolledBack(key: MovementKey): Promise<void>;
  /** Whether a bet has a win. */
  isWon(bet: MovementKey): Promise<boolean>;

  /** Deletes the wallets that were last used before a time. */
  deleteUnused(lastBefore: number): Promise<void>;
  /** Deletes the longest unused wallets, at most 1,000, until there are this many. */
  deleteAbove(walletsMax: number): Promise<void>;
};

/** Guests of free play are deleted with all that they have: seeds, rounds and open transactions. */
export type PastGuests = {
  /**
   * Deletes guests whose ids sort before `before`, in parts of bounded size; in a transaction of its
   * own.
   * @param roundsMax of one part
   * @returns whether more is left
   */
  deletePart(of: { before: string; roundsMax: number }): Promise<boolean>;
};
