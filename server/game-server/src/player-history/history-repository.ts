import type { SeedRounds } from '@fairhall/api/contract/past-rounds';
import type { PastRound } from '../contract/player-history.ts';

export type PastRoundsQuery = {
  readonly uid: string;
  /** All games without one. */
  readonly gameId: string | undefined;
  /** A round's id: the page has earlier ones. */
  readonly before: string | undefined;
  readonly limit: number;
  readonly now: Date;
};

export type SeedRoundsQuery = {
  readonly uid: string;
  readonly serverSeedHash: string;
  /** The first nonce. */
  readonly from: number;
  readonly limit: number;
};

/** Games are stored by their ids alone. */
export type StoredSeedRounds = Omit<SeedRounds, 'rounds'> & {
  readonly rounds: readonly Omit<SeedRounds['rounds'][number], 'gameName'>[];
};

/** A player's past rounds of all kinds. */
export type HistoryRepository = {
  /** Rounds and slips in one list, newest first. */
  listRounds(query: PastRoundsQuery): Promise<PastRound[]>;
  /**
   * The rounds of a seed pair by nonce, of all games and kinds, the refused ones included. A player
   * who sees every nonce once knows that no round was hidden. `null` for a pair of another player, and
   * for one that is not in force yet.
   */
  listRoundsOfSeeds(query: SeedRoundsQuery): Promise<StoredSeedRounds | null>;
};
