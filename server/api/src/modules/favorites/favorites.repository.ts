import type { PrismaClient } from '../../db/generated/client.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';

type FavoriteKey = { readonly userId: string; readonly gameId: string };

/** Stores a favorite; an existing one keeps its time. */
export async function insertFavorite(
  prisma: PrismaClient,
  { userId, gameId, at }: FavoriteKey & { at: Date },
): Promise<void> {
  try {
    await prisma.favorite.create({
      data: { userId, gameId, createdAt: at },
      select: { gameId: true },
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
}

export async function deleteFavorite(prisma: PrismaClient, favorite: FavoriteKey): Promise<void> {
  await prisma.favorite.deleteMany({ where: favorite });
}

/** Newest first. Bounded by the size of the catalogue. */
export function favoritesOf(prisma: PrismaClient, userId: string) {
  return prisma.favorite.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { gameId: 'asc' }],
    select: { gameId: true, createdAt: true },
  });
}

export async function hasFavorite(prisma: PrismaClient, favorite: FavoriteKey): Promise<boolean> {
  const found = await prisma.favorite.findUnique({
    where: { userId_gameId: favorite },
    select: { gameId: true },
  });
  return found !== null;
}
