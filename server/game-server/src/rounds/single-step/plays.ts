import type { WalletTransaction } from '../wallet-transaction.ts';
import type { SingleStepRecord } from './single-step-repository.ts';

/**
 * A single-step round that is dealt and not stored yet, with its play: the transaction that stakes and pays.
 */
export type DealtRound = {
  readonly record: SingleStepRecord;
  readonly play: WalletTransaction;
  readonly seedPairId: number;
  readonly definitionId: number;
};

/**
 * Single-step rounds are most of what a game server does, so their two writes are a port of their own.
 * Each call is a unit of work; the database batches the calls of different players.
 */
export type Plays = {
  /**
   * Stores a round with its play, and uses its nonce: a nonce deals one round.
   * @returns `moved` if the nonce is not the next one of the pair, which may be revealed; `conflict` if
   *   the request has a round or the player has a pending one. Then nothing is stored and no nonce used.
   */
  deal(round: DealtRound): Promise<'stored' | 'moved' | 'conflict'>;
  /**
   * Settles a round whose play the wallet confirmed.
   * @returns false if the play is being rolled back or has ended
   */
  settle(play: Pick<WalletTransaction, 'roundId' | 'transactionId'>): Promise<boolean>;
};
