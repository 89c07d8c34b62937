import type { Prisma, PrismaClient } from '../../db/generated/client.ts';

export function allGames(prisma: PrismaClient) {
  return prisma.game.findMany({ orderBy: [{ gameSort: 'asc' }, { gameName: 'asc' }] });
}

/** One game's launch facts; `null` for an unknown id. */
export function findGame(prisma: PrismaClient, gameId: string) {
  return prisma.game.findUnique({
    where: { gameId },
    select: { gameId: true, enabled: true, gameIp: true, gamePort: true },
  });
}

/** Names of some games, by id. */
export async function gameNames(
  prisma: PrismaClient,
  gameIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await prisma.game.findMany({
    where: { gameId: { in: [...new Set(gameIds)] } },
    select: { gameId: true, gameName: true },
  });
  return new Map(rows.map((row) => [row.gameId, row.gameName]));
}

/** Inserts or replaces games by id in one transaction. */
export async function upsertGames(
  prisma: PrismaClient,
  { rows, at }: { rows: Omit<Prisma.GameCreateInput, 'createdAt' | 'updatedAt'>[]; at: Date },
): Promise<void> {
  await prisma.$transaction(
    rows.map((row) =>
      prisma.game.upsert({
        where: { gameId: row.gameId },
        create: { ...row, createdAt: at, updatedAt: at },
        update: { ...row, updatedAt: at },
        select: { gameId: true },
      }),
    ),
  );
}

/** Notes a visit, unless the player looked at the same game since `onceSince`. */
export async function recordVisit(
  prisma: PrismaClient,
  visit: { id: string; userId: string; gameId: string; at: Date; onceSince: Date },
): Promise<void> {
  const { id, userId, gameId, at, onceSince } = visit;
  const recent = {
    where: { userId, gameId, createdAt: { gt: onceSince } },
    select: { id: true },
  };
  if (await prisma.gameVisit.findFirst(recent)) return;
  // A page that asks twice at once looks again in the transaction that writes.
  await prisma.$transaction(async (tx) => {
    if (await tx.gameVisit.findFirst(recent)) return;
    await tx.gameVisit.create({ data: { id, userId, gameId, createdAt: at } });
  });
}
