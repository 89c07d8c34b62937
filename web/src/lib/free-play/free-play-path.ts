import type { Game } from '@/lib/api/contract-types.ts';
import { GAME_PLAY_PATH } from '@/lib/games/game-play-path.ts';

export const FREE_PLAY_PATH = '/free-play';

/** The path of the page that plays a game without an account. */
export function freePlayPath({ gameId }: Pick<Game, 'gameId'>): string {
  return `${FREE_PLAY_PATH}?${new URLSearchParams({ gameId })}`;
}

/** Free play of the game at a path of `gamePlayPath`; `null` for a game or a path without it. */
export function freePlayPathOf(path: string): string | null {
  const [pathname, query] = path.split('?');
  const params = new URLSearchParams(query);
  const gameId = params.get('gameId');
  if (pathname !== GAME_PLAY_PATH || params.get('freePlay') !== 'true') return null;
  return gameId === null ? null : freePlayPath({ gameId });
}
