import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import type { Games } from '../games/index.ts';
import { favoritesHandlers } from './favorites.router.ts';

/** The games that players keep. */
export function createFavorites(infrastructure: Infrastructure, { games }: { games: Games }) {
  return { handlers: favoritesHandlers({ ...infrastructure, games }) };
}
