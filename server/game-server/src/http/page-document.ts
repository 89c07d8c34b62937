import { multiStepGameOf } from '../engines/multi-step-games.ts';
import { scheduledGame } from '../engines/scheduled-games.ts';
import { slotEngine } from '../engines/slot-engines.ts';
import { spotGame } from '../engines/spot-games.ts';

/**
 * The document of a game's page: each preloads the code of one kind of game. Without a game, or for an
 * unknown one, the page without preloads, which shows the problem.
 */
export function documentOf(gameId: string): string {
  const kind = kindOf(gameId);
  return kind === null ? 'play.html' : `play-${kind}.html`;
}

function kindOf(gameId: string): string | null {
  if (slotEngine(gameId)) return 'slot';
  const game = spotGame(gameId) ?? multiStepGameOf(gameId);
  if (game) return game.kind;
  const scheduled = scheduledGame(gameId);
  if (scheduled) return scheduled.kind === 'draw' ? 'draw' : 'sport';
  return null;
}
