import type { PrismaClient } from '../../db/generated/client.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';

type Mark = { readonly userId: string; readonly gameId: string };

/** Marks a game; a mark that stands keeps its time. */
export async function insertFavorite(
  prisma: PrismaClient,
  { userId, gameId, at }: Mark & { at: Date },
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

export async function deleteFavorite(prisma: PrismaClient, mark: Mark): Promise<void> {
  await prisma.favorite.deleteMany({ where: mark });
}

/** Newest first. Bounded by the catalogue: a mark names a game of it. */
export function favoritesOf(prisma: PrismaClient, userId: string) {
  return prisma.favorite.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { gameId: 'asc' }],
    select: { gameId: true, createdAt: true },
  });
}

export async function hasFavorite(prisma: PrismaClient, mark: Mark): Promise<boolean> {
  const found = await prisma.favorite.findUnique({
    where: { userId_gameId: mark },
    select: { gameId: true },
  });
  return found !== null;
}
