import { AppError } from '../../core/app-error.ts';
import type { Services } from '../../services.ts';
import {
  deleteFavorite,
  favoritesOf,
  hasFavorite,
  insertFavorite,
} from './favorites.repository.ts';

type FavoriteKey = { readonly userId: string; readonly gameId: string };

/** @throws AppError 404 for a game that is not in the catalogue */
export async function addFavorite(services: Services, favorite: FavoriteKey): Promise<null> {
  await assertInCatalogue(services, favorite.gameId);
  await insertFavorite(services.prisma, { ...favorite, at: services.clock.now() });
  return null;
}

/** @throws AppError 404 for a game that is not in the catalogue */
export async function removeFavorite(services: Services, favorite: FavoriteKey): Promise<null> {
  await assertInCatalogue(services, favorite.gameId);
  await deleteFavorite(services.prisma, favorite);
  return null;
}

/** The player's favorites, newest first. */
export async function listFavorites({ prisma }: Services, userId: string) {
  const rows = await favoritesOf(prisma, userId);
  return rows.map(({ gameId, createdAt }) => ({ gameId, favoriteTime: createdAt.toISOString() }));
}

export function isFavorite({ prisma }: Services, favorite: FavoriteKey): Promise<boolean> {
  return hasFavorite(prisma, favorite);
}

async function assertInCatalogue(services: Services, gameId: string): Promise<void> {
  const { games } = await services.catalogue.get();
  if (!games.some((game) => game.gameId === gameId)) throw new AppError('NOT_FOUND');
}
