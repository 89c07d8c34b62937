import type { PrismaClient } from '../../db/generated/client.ts';

/** Players whose summary is due, the longest overdue first. */
export async function playersDueForSummary(
  prisma: PrismaClient,
  { at, limit }: { at: Date; limit: number },
): Promise<{ userId: string; dueAt: Date }[]> {
  const players = await prisma.user.findMany({
    where: { nextSummaryAt: { lte: at } },
    orderBy: { nextSummaryAt: 'asc' },
    take: limit,
    select: { id: true, nextSummaryAt: true },
  });
  return players.map(({ id, nextSummaryAt }) => ({ userId: id, dueAt: nextSummaryAt ?? at }));
}

export async function setNextSummary(
  prisma: PrismaClient,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  await prisma.user.update({
    where: { id: userId },
    data: { nextSummaryAt: at },
    select: { id: true },
  });
}
