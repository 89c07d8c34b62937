import type { Score } from './score.ts';

const scores = import.meta.glob<Score>('./scores/*.json', { import: 'default' });

/** The score of a game, of which each has its own. */
export async function scoreOf(gameId: string): Promise<Score> {
  const load = scores[`./scores/${gameId}.json`];
  if (!load) throw new Error(`${gameId} has no score`);
  return load();
}
