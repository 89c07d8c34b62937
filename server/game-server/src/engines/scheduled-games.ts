import { starDraw49 } from './lotto/star-draw-49.ts';
import type { ScheduledGame } from './scheduled/scheduled-game.ts';
import { slamCourt } from './sports/basketball.ts';
import { penaltyKings } from './sports/football.ts';
import { derbyDash, turboCircuit } from './sports/races.ts';

/** The registry of the scheduled games. */
export const scheduledGames: readonly ScheduledGame[] = [
  turboCircuit,
  penaltyKings,
  slamCourt,
  derbyDash,
  starDraw49,
];

const byId = new Map(scheduledGames.map((game) => [game.gameId, game]));

/** The engine of a scheduled game, or `null`. */
export function scheduledGame(gameId: string): ScheduledGame | null {
  return byId.get(gameId) ?? null;
}
