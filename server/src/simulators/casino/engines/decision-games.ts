import { hallBlackjack } from './blackjack/hall-blackjack.ts';
import type { DecisionGame } from './decisions/decision-game.ts';

/** The games with decisions between their deals; a new one is a line here. */
export const decisionGames: readonly DecisionGame[] = [hallBlackjack];

const byId = new Map(decisionGames.map((game) => [game.gameId, game]));

/** The engine of such a game, or `null` where there is none. */
export function decisionGameOf(gameId: string): DecisionGame | null {
  return byId.get(gameId) ?? null;
}
