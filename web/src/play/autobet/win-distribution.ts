import type { PublishedWins } from '@fairhall/game-math/report/published-wins';
import type { Chance } from '@fairhall/game-server/engines/spots/spot-game';

/** The chances of a round's win. */
export type WinDistribution = {
  /** Equal parts of a stake, in which wins are counted: 100 for percent. */
  readonly units: number;
  /** Each win in these parts, and its weight; the chance is the weight's share of the sum. */
  readonly wins: readonly (readonly [win: number, weight: number])[];
  /** Half-width of the 95 % interval of its RTP, 0 to 1, where it is simulated. */
  readonly margin?: number;
};

/** The distribution of the exact returns of a spot, in percent. */
export const distributionOf = (chances: readonly Chance[]): WinDistribution => ({
  units: 100,
  wins: chances.map(({ returned, weight }) => [returned, weight] as const),
});

/**
 * The published distribution of a slot, computed by `npm run rtp -- --write`.
 * @returns `null` for rules that are not those of the distribution
 */
export async function loadSlotWins(of: {
  readonly gameId: string;
  readonly rulesHash: string;
}): Promise<WinDistribution | null> {
  const { default: published } = await import('@fairhall/game-math/report/slot-wins.json');
  const games = new Map<string, unknown>(Object.entries(published));
  const found = games.get(of.gameId) as PublishedWins | undefined;
  return found?.rulesHash === of.rulesHash ? found : null;
}
