import type { Game } from '@/lib/api/contract-types.ts';

export const FREE_PLAY_PATH = '/free-play';

/** The path of the page that plays a game without an account. */
export function freePlayPath({ gameId }: Pick<Game, 'gameId'>): string {
  return `${FREE_PLAY_PATH}?${new URLSearchParams({ gameId })}`;
}
