import { multiStepGameOf } from '../engines/multi-step-games.ts';
import { scheduledGame } from '../engines/scheduled-games.ts';
import { slotEngine } from '../engines/slot-engines.ts';
import { spotGame } from '../engines/spot-games.ts';

/**
 * The document of a game's page: each preloads the code of one presentation. Without a game, or for an
 * unknown one, the page without preloads, which shows the problem.
 */
export function documentOf(gameId: string): string {
  const presentation = presentationOf(gameId);
  return presentation === null ? 'play.html' : `play-${presentation}.html`;
}

function presentationOf(gameId: string): string | null {
  if (slotEngine(gameId)) return 'slot';
  const spots = spotGame(gameId)?.kind;
  if (spots === 'fishing') return 'fishing';
  if (spots === 'threshold' || spots === 'pegs') return 'original';
  if (spots) return 'table';
  const choices = multiStepGameOf(gameId)?.kind;
  if (choices === 'mines' || choices === 'tower') return 'picks';
  if (choices === 'fruit-machine') return 'fruit-machine';
  if (choices) return 'choices';
  const scheduled = scheduledGame(gameId);
  if (scheduled) return scheduled.kind === 'draw' ? 'draw' : 'sport';
  return null;
}
