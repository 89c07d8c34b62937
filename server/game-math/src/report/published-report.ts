import type { SlotOdds } from '@fairhall/game-server/engines/slot/slot-game';
import type { Volatility } from '@fairhall/game-server/engines/volatility';

/** The exact figures of a game and the results of simulated rounds. */
export type GameReport = {
  readonly gameId: string;
  /** Of the definition in force. */
  readonly rulesHash: string;
  /** The bet of the figures, for a game whose bets differ in RTP. */
  readonly bet: string;
  /** The stated RTP: percent, two decimals. */
  readonly statedRtp: string;
  /** 0 to 1, summed over all outcomes; `null` if it is only simulated. */
  readonly exactRtp: number | null;
  /** `null` for a game whose interval stays too wide for any feasible number of rounds (`roundsOf`). */
  readonly played: PlayedRounds | null;
  /** 1.96 standard deviations of a round, in stakes. */
  readonly volatilityIndex: number;
  readonly volatility: Volatility;
  /** Chance that a round returns anything; of a slot, in the paid spin or in what follows from it. */
  readonly hitRate: number;
  /** Chance that a paid spin of a slot starts free spins or respins; `null` for other games. */
  readonly featureRate: number | null;
  /** Largest return as a multiple of the stake: of a slot its cap. */
  readonly maxWin: number;
  /** `null` for other games than slots. */
  readonly odds: SlotOdds | null;
};

/**
 * The RTP of simulated rounds and the half-width of its 95 % interval, 0 to 1: from the exact
 * deviation if that is known, because the sample rarely contains the rare wins that dominate it.
 */
export type PlayedRounds = {
  readonly rounds: number;
  readonly rtp: number;
  readonly margin: number;
};

/** The published part of the report: the figures of every playable game. */
export type PublishedReport = { readonly games: readonly GameReport[] };

/** Decimals: more than the page displays, and equal on every machine. */
const DIGITS = 9;

/** The content of `report.json`. */
export function publishedReport(games: readonly GameReport[]): PublishedReport {
  return { games: games.map(rounded) };
}

function rounded(game: GameReport): GameReport {
  const cut = (_key: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toFixed(DIGITS)) : value;
  return JSON.parse(JSON.stringify(game, cut));
}
