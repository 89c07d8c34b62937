import type { Currency } from '@fairhall/api/contract/money';
import type { RefusalName } from '@fairhall/kit/errors';
import type { RoundOutcome } from '../../contract/rounds.ts';

export type SingleStepStatus = 'pending' | 'settled' | 'cancelled';

/** A stored single-step round. */
export type SingleStepRecord = {
  readonly roundId: string;
  readonly uid: string;
  readonly gameId: string;
  readonly walletType: Currency;
  readonly requestId: string;
  readonly stakeMinor: bigint;
  readonly winMinor: bigint;
  readonly outcome: RoundOutcome;
  readonly proof: {
    readonly serverSeedHash: string;
    readonly clientSeed: string;
    readonly nonce: number;
    readonly rulesHash: string | null;
  };
  /** `pending` while the result of its wallet transaction is unknown. */
  readonly status: SingleStepStatus;
  /** The reason of the cancellation. */
  readonly refusal: RefusalName | null;
  readonly createdAt: Date;
};

/** Rounds are looked up for their player; without one they are shown again, once they are settled. */
export type RoundKey = Pick<SingleStepRecord, 'uid' | 'roundId'>;

/** Single-step rounds. */
export type SingleStepRepository = {
  /** Stores a settled round, unless one exists for the same request. @returns whether it was stored */
  insert(
    round: SingleStepRecord,
    of: { seedPairId: number; definitionId: number },
  ): Promise<boolean>;
  findById(key: RoundKey): Promise<SingleStepRecord | null>;
  findSettled(roundId: string): Promise<SingleStepRecord | null>;
  findByRequest(of: { uid: string; requestId: string }): Promise<SingleStepRecord | null>;
  /** The server seed of a round; `null` until it is revealed. */
  findRevealedSeed(key: RoundKey): Promise<string | null>;
  /** Newest first, among the player's last 400 of the game. */
  listLastSettled(of: {
    uid: string;
    gameId: string;
    walletType: Currency;
    limit: number;
  }): Promise<SingleStepRecord[]>;
  cancel(roundId: string, refusal: RefusalName): Promise<void>;
};
