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

type GameRow = Omit<Prisma.GameCreateInput, 'createdAt' | 'updatedAt'>;

/**
 * Inserts or replaces games by id in one transaction; of two rows with one id the later stands. Most
 * savings repeat what is there, so only what differs is written.
 */
export async function upsertGames(
  prisma: PrismaClient,
  { rows, at }: { rows: readonly GameRow[]; at: Date },
): Promise<void> {
  const wanted = new Map(rows.map((row) => [row.gameId, row]));
  await prisma.$transaction(async (tx) => {
    const stored = await tx.game.findMany({ where: { gameId: { in: [...wanted.keys()] } } });
    const known = new Map(stored.map((row) => [row.gameId, row]));
    const fresh = [...wanted.values()].filter(({ gameId }) => !known.has(gameId));
    await tx.game.createMany({
      data: fresh.map((row) => ({ ...row, createdAt: at, updatedAt: at })),
    });
    for (const row of wanted.values()) {
      const before = known.get(row.gameId);
      if (!before || isSame(before, row)) continue;
      await tx.game.update({
        where: { gameId: row.gameId },
        data: { ...row, updatedAt: at },
        select: { gameId: true },
      });
    }
  });
}

function isSame(stored: Readonly<Record<string, unknown>>, wanted: GameRow): boolean {
  return Object.entries(wanted).every(([column, value]) => stored[column] === value);
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
