import type { Game } from '@/lib/api/contract-types.ts';

/** The path of a game's page, which describes the game; `gamePlayPath` is that of playing it. */
export function gamePath({ gameId }: Pick<Game, 'gameId'>): string {
  return `/games/${encodeURIComponent(gameId)}`;
}
