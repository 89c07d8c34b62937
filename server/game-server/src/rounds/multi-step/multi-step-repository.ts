import type { Currency } from '@fairhall/api/contract/money';
import type { RefusalName } from '@fairhall/kit/errors';
import type { DecisionOutcome } from '../../contract/multi-step.ts';
import type { DueClaim, DueRound } from '../transaction-repository.ts';

/**
 * `opening` until the first stake is confirmed, `open` while the player chooses, `closing` from the
 * last choice until the win is confirmed.
 */
type MultiStepStatus = 'opening' | 'open' | 'closing' | 'settled' | 'cancelled';

/** The opening of a round, or a choice in it. */
export type Move = {
  readonly roundId: string;
  /** 0 for the opening; a step has at most one move that was not refused. */
  readonly step: number;
  /** `null` if the rule chose. */
  readonly requestId: string | null;
  readonly choice: string | null;
  readonly stakeMinor: bigint;
  /** `null` for a choice without a stake. */
  readonly transactionId: string | null;
  /** `pending` while the result of its stake is unknown. */
  readonly status: 'pending' | 'taken' | 'refused';
  readonly refusal: RefusalName | null;
};

/** A stored multi-step round. */
export type MultiStepRecord = {
  readonly roundId: string;
  readonly uid: string;
  readonly gameId: string;
  readonly walletType: Currency;
  /** The opening stake. */
  readonly stakeMinor: bigint;
  readonly status: MultiStepStatus;
  /** Why the opening stake of a `cancelled` round was refused. */
  readonly refusal: RefusalName | null;
  readonly winTransactionId: string;
  /** Set from `closing` on, as the outcome is. */
  readonly winMinor: bigint | null;
  readonly outcome: DecisionOutcome | null;
  readonly seeds: {
    readonly serverSeed: string;
    readonly serverSeedHash: string;
    readonly clientSeed: string;
    readonly nonce: number;
  };
  /** Of the definition that deals it; `null` for a round older than definitions. */
  readonly rulesHash: string | null;
  /** When the rule chooses for an absent player; `null` while the round waits for the wallet. */
  readonly dueAt: number | null;
  readonly createdAt: Date;
  /** In order, without refused moves; the last may be pending. */
  readonly moves: readonly Move[];
};

export type NewMultiStepRound = Pick<
  MultiStepRecord,
  'roundId' | 'uid' | 'gameId' | 'walletType' | 'stakeMinor' | 'winTransactionId'
> & {
  readonly seedPairId: number;
  readonly definitionId: number;
  readonly nonce: number;
  readonly now: number;
};

export type NewMove = Omit<Move, 'refusal' | 'status'> & {
  readonly uid: string;
  readonly status: 'pending' | 'taken';
  readonly now: number;
};

/** Multi-step rounds and their moves; times are Unix milliseconds. */
export type MultiStepRepository = {
  findById(roundId: string): Promise<MultiStepRecord | null>;
  /** The player's open rounds: at most one for each game. */
  listOpen(uid: string): Promise<MultiStepRecord[]>;
  /** Newest first. */
  listLastSettled(of: {
    uid: string;
    gameId: string;
    walletType: Currency;
    limit: number;
  }): Promise<MultiStepRecord[]>;
  /** The server seed of a round; `null` until it is revealed. */
  findRevealedSeed(roundId: string): Promise<string | null>;
  /** The move of a request, also a refused one. */
  findMove(of: { uid: string; requestId: string }): Promise<Move | null>;
  findMoveOfStake(transactionId: string): Promise<Move | null>;
  /** Claims rounds in which the rule has to choose, the oldest. */
  claimDue(claim: DueClaim): Promise<DueRound[]>;
  findNextDueAt(): Promise<number | null>;

  insertRound(round: NewMultiStepRound): Promise<void>;
  insertMove(move: NewMove): Promise<void>;
  takeMove(transactionId: string): Promise<void>;
  refuseMove(transactionId: string, refusal: RefusalName): Promise<void>;
  /** The round waits for a choice until `dueAt`. */
  waitForPlayer(until: { roundId: string; dueAt: number }): Promise<void>;
  /** The round waits for the transaction of a stake. */
  waitForWallet(roundId: string): Promise<void>;
  /** No choice is left. */
  finish(end: { roundId: string; winMinor: bigint; outcome: string }): Promise<void>;
  settle(roundId: string, now: number): Promise<void>;
  cancel(cancelled: { roundId: string; refusal: RefusalName; now: number }): Promise<void>;
};
