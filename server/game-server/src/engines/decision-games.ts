import { hallBlackjack } from './blackjack/hall-blackjack.ts';
import { lanternHoldem } from './casino-holdem/lantern-holdem.ts';
import type { DecisionGame } from './decisions/decision-game.ts';
import { highTide } from './hi-lo/high-tide.ts';
import { harbourJacks } from './video-poker/harbour-jacks.ts';

/** The games with decisions between their deals; a new one is a line here. */
export const decisionGames: readonly DecisionGame[] = [
  hallBlackjack,
  lanternHoldem,
  harbourJacks,
  highTide,
];

const byId = new Map(decisionGames.map((game) => [game.gameId, game]));

/** The engine of such a game, or `null` where there is none. */
export function decisionGameOf(gameId: string): DecisionGame | null {
  return byId.get(gameId) ?? null;
}
