import type { PrismaClient } from '../../db/generated/client.ts';
import { countOnce, cursorOf } from '../../jobs/journal-cursor.ts';
import { settledEntries } from '../../ledger/settled-entries.ts';

export const DAY_MS = 86_400_000;

/**
 * Counts the rounds of the ledger's next entries, by game and day, each entry once.
 * @param cursor name of the position that is read from and stored
 * @param since earlier entries are read and not counted
 * @returns how many entries were read
 */
export async function countNextRounds(
  prisma: PrismaClient,
  { cursor, limit, now, since }: { cursor: string; limit: number; now: Date; since: Date },
): Promise<number> {
  const from = await cursorOf(prisma, cursor);
  const found = await prisma.ledgerEntry.findMany({
    where: { id: { gt: from } },
    orderBy: { id: 'asc' },
    take: limit,
    select: { id: true, kind: true, gameId: true, createdAt: true },
  });
  const entries = settledEntries(found, now);
  const last = entries.at(-1)?.id;
  if (last === undefined) return 0;
  const days = daysOf(entries.filter(({ createdAt }) => createdAt >= since));
  await countOnce(
    prisma,
    { kind: cursor, from, to: last },
    days.map(({ gameId, day, rounds }) =>
      prisma.gameDay.upsert({
        where: { gameId_day: { gameId, day } },
        create: { gameId, day, rounds },
        update: { rounds: { increment: rounds } },
      }),
    ),
  );
  return entries.length;
}

/** The rounds of each game on each day: every bet and every play counts as one. */
function daysOf(
  entries: readonly { kind: string; gameId: string | null; createdAt: Date }[],
): { gameId: string; day: Date; rounds: number }[] {
  const days = new Map<string, { gameId: string; day: Date; rounds: number }>();
  for (const { kind, gameId, createdAt } of entries) {
    if (gameId === null || (kind !== 'bet' && kind !== 'play')) continue;
    const day = new Date(Math.floor(createdAt.getTime() / DAY_MS) * DAY_MS);
    const key = `${day.getTime()} ${gameId}`;
    const counted = days.get(key)?.rounds ?? 0;
    days.set(key, { gameId, day, rounds: counted + 1 });
  }
  return [...days.values()];
}

/** Forgets the rounds of the days before `since`. */
export async function deleteDaysBefore(prisma: PrismaClient, since: Date): Promise<void> {
  await prisma.gameDay.deleteMany({ where: { day: { lt: since } } });
}

/** Sets the popularity of each game to its counted rounds. @returns whether one has changed */
export async function updatePopularity(prisma: PrismaClient): Promise<boolean> {
  const counted = await prisma.gameDay.groupBy({ by: ['gameId'], _sum: { rounds: true } });
  const roundsOf = new Map(counted.map(({ gameId, _sum }) => [gameId, _sum.rounds ?? 0]));
  const games = await prisma.game.findMany({ select: { gameId: true, popularity: true } });
  const changed = games
    .map(({ gameId, popularity }) => ({ gameId, popularity, rounds: roundsOf.get(gameId) ?? 0 }))
    .filter(({ popularity, rounds }) => popularity !== rounds);
  await prisma.$transaction(
    changed.map(({ gameId, rounds }) =>
      prisma.game.updateMany({ where: { gameId }, data: { popularity: rounds } }),
    ),
  );
  return changed.length > 0;
}
