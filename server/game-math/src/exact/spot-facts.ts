import type { SpotGame } from '@fairhall/game-server/engines/spots/spot-game';

export type SpotFacts = {
  /** 0 to 1. */
  readonly rtp: number;
  /** Chance that the spot returns anything. */
  readonly hitRate: number;
  /** 1.96 standard deviations of the return, in stakes. */
  readonly volatilityIndex: number;
  /** Largest return, in whole percent of the stake. */
  readonly returnMax: number;
};

/** The exact figures of a spot: a sum over all outcomes. */
export function spotFacts(game: SpotGame, spot: string): SpotFacts {
  let total = 0;
  let mean = 0;
  let square = 0;
  let hits = 0;
  let returnMax = 0;
  for (const { returned, weight } of game.chances(spot)) {
    total += weight;
    mean += weight * returned;
    square += weight * returned * returned;
    if (returned > 0) hits += weight;
    if (weight > 0) returnMax = Math.max(returnMax, returned);
  }
  const rtp = mean / total / 100;
  const variance = square / total / 10_000 - rtp ** 2;
  return {
    rtp,
    hitRate: hits / total,
    volatilityIndex: 1.96 * Math.sqrt(Math.max(variance, 0)),
    returnMax,
  };
}
