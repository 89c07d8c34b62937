import type { Game } from '@/lib/api/contract-types.ts';

export const GAME_PLAY_PATH = '/game-play';

/** The path of the page that plays a game, with the game's fields as query parameters. */
export function gamePlayPath(game: Game): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(game)) {
    if (value !== null && value !== '') search.set(name, String(value));
  }
  return `${GAME_PLAY_PATH}?${search}`;
}
