import { AppError } from '../../core/app-error.ts';
import type { Services } from '../../services.ts';
import {
  deleteFavorite,
  favoritesOf,
  hasFavorite,
  insertFavorite,
} from './favorites.repository.ts';

type Mark = { readonly userId: string; readonly gameId: string };

/** @throws AppError 404 for a game that the catalogue does not have */
export async function addFavorite(services: Services, mark: Mark): Promise<null> {
  await assertInCatalogue(services, mark.gameId);
  await insertFavorite(services.prisma, { ...mark, at: services.clock.now() });
  return null;
}

/** @throws AppError 404 for a game that the catalogue does not have */
export async function removeFavorite(services: Services, mark: Mark): Promise<null> {
  await assertInCatalogue(services, mark.gameId);
  await deleteFavorite(services.prisma, mark);
  return null;
}

/** The player's favourites, newest first. */
export async function listFavorites({ prisma }: Services, userId: string) {
  const rows = await favoritesOf(prisma, userId);
  return rows.map(({ gameId, createdAt }) => ({ gameId, favoriteTime: createdAt.toISOString() }));
}

export function isFavorite({ prisma }: Services, mark: Mark): Promise<boolean> {
  return hasFavorite(prisma, mark);
}

async function assertInCatalogue(services: Services, gameId: string): Promise<void> {
  const { games } = await services.catalogue.get();
  if (!games.some((game) => game.gameId === gameId)) throw new AppError('NOT_FOUND');
}
