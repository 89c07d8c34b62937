import type { Prisma, PrismaClient } from '../../db/generated/client.ts';
import { lockPlayer } from '../../db/lock-player.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';

export function allGames(prisma: PrismaClient) {
  return prisma.game.findMany({ orderBy: [{ gameSort: 'asc' }, { gameName: 'asc' }] });
}

/** The launch data of a game; `null` for an unknown id. */
export function findGame(prisma: PrismaClient, gameId: string) {
  return prisma.game.findUnique({
    where: { gameId },
    select: { gameId: true, providerId: true, enabled: true, gameIp: true, gamePort: true },
  });
}

/** Game names by id. */
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

type Save = { readonly rows: readonly GameRow[]; readonly at: Date };

/**
 * Inserts or replaces games by id in one transaction; of two rows with the same id the last one
 * wins. Only changed rows are written, because most calls repeat the stored data.
 */
export async function upsertGames(prisma: PrismaClient, save: Save): Promise<void> {
  try {
    await insertOrUpdate(prisma, save);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Another call has inserted a game meanwhile, as two game servers that start together do.
    await insertOrUpdate(prisma, save);
  }
}

async function insertOrUpdate(prisma: PrismaClient, { rows, at }: Save): Promise<void> {
  const wanted = new Map(rows.map((row) => [row.gameId, row]));
  await prisma.$transaction(async (tx) => {
    const stored = await tx.game.findMany({ where: { gameId: { in: [...wanted.keys()] } } });
    const storedById = new Map(stored.map((row) => [row.gameId, row]));
    const added = [...wanted.values()].filter(({ gameId }) => !storedById.has(gameId));
    await tx.game.createMany({
      data: added.map((row) => ({ ...row, createdAt: at, updatedAt: at })),
    });
    for (const row of wanted.values()) {
      const before = storedById.get(row.gameId);
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

/** Stores a visit, unless the player has one to the same game since `onceSince`. */
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
  // Checked again in the writing transaction, because a page may send concurrent requests.
  await prisma.$transaction(async (tx) => {
    await lockPlayer(tx, userId);
    if (await tx.gameVisit.findFirst(recent)) return;
    await tx.gameVisit.create({ data: { id, userId, gameId, createdAt: at } });
  });
}
