import type { Score } from './score.ts';
import room from './scores/room.json';

const scores = import.meta.glob<Score>('./scores/*.json', { import: 'default' });

/** The score of a game; games without one have that of the room. */
export async function scoreOf(gameId: string): Promise<Score> {
  return (await scores[`./scores/${gameId}.json`]?.()) ?? (room as Score);
}
