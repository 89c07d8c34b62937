import type { Game } from '@/lib/api/contract-types.ts';
import { useCatalogue } from '@/lib/games/catalogue.ts';
import { GAME_PLAY_PATH } from '@/lib/games/game-play-path.ts';

/** The game that a login leads to; undefined without one, and while the games load. */
export function useTargetGame(returnTo: string | undefined): Game | undefined {
  const games = useCatalogue().data;
  const { pathname, searchParams } = new URL(returnTo ?? '/', location.origin);
  const gameId = searchParams.get('gameId');
  return pathname === GAME_PLAY_PATH ? games?.find((game) => game.gameId === gameId) : undefined;
}
