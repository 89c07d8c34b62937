import type { WinDistribution } from './win-distribution.ts';

/** What automatic rounds need of a game, by the player's choices before the first one. */
export type AutobetGame = {
  readonly baseMinor: bigint;
  /** The most tiles that each round can pick; 0 in a game without picks. */
  readonly picksMax: number;
  /** The offered stakes that pay the chosen return exactly, ascending. */
  readonly exactStakes: (picks: number) => readonly bigint[];
  /** @returns `null` where the distribution of the game's rules is not known */
  readonly loadWins: (picks: number) => Promise<WinDistribution | null>;
};
