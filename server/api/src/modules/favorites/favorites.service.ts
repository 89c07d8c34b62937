import type { FavoritesContext } from './context.ts';
import {
  deleteFavorite,
  favoritesOf,
  hasFavorite,
  insertFavorite,
} from './favorites.repository.ts';

type FavoriteKey = { readonly userId: string; readonly gameId: string };

/** @throws NOT_FOUND for a game that is not in the catalogue */
export async function addFavorite(context: FavoritesContext, favorite: FavoriteKey): Promise<null> {
  await context.games.loadFromCatalogue(favorite.gameId);
  await insertFavorite(context.prisma, { ...favorite, at: context.clock.now() });
  return null;
}

/** @throws NOT_FOUND for a game that is not in the catalogue */
export async function removeFavorite(
  context: FavoritesContext,
  favorite: FavoriteKey,
): Promise<null> {
  await context.games.loadFromCatalogue(favorite.gameId);
  await deleteFavorite(context.prisma, favorite);
  return null;
}

/** The player's favorites, newest first. */
export async function listFavorites({ prisma }: FavoritesContext, userId: string) {
  const rows = await favoritesOf(prisma, userId);
  return rows.map(({ gameId, createdAt }) => ({ gameId, favoriteTime: createdAt.toISOString() }));
}

export function isFavorite({ prisma }: FavoritesContext, favorite: FavoriteKey): Promise<boolean> {
  return hasFavorite(prisma, favorite);
}
