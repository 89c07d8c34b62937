import type { Prisma, PrismaClient } from '../../../db/generated/client.ts';
import { storeAudit } from '../audit/audit.repository.ts';
import type { NewAuditEntry } from '../audit/audit-entry.ts';

export function findSavedGame(prisma: PrismaClient, gameId: string) {
  return prisma.game.findUnique({ where: { gameId } });
}

export function findOverride(prisma: PrismaClient, gameId: string) {
  return prisma.gameOverride.findUnique({ where: { gameId } });
}

/** Stores what staff set for a game, with the audit entry. */
export function storeOverride(
  prisma: PrismaClient,
  {
    gameId,
    fields,
    by,
    audit,
  }: {
    gameId: string;
    fields: Omit<Prisma.GameOverrideUncheckedUpdateInput, 'gameId' | 'updatedBy' | 'updatedAt'>;
    by: { readonly updatedBy: string; readonly updatedAt: Date };
    audit: NewAuditEntry;
  },
): Promise<void> {
  return prisma.$transaction(async (tx) => {
    // Two members of staff at once: the row is there for both, and each sets its own fields.
    await tx.$executeRaw`
      INSERT INTO "GameOverride" ("gameId", "updatedBy", "updatedAt")
        VALUES (${gameId}, ${by.updatedBy}, ${by.updatedAt}) ON CONFLICT DO NOTHING`;
    await tx.gameOverride.update({
      where: { gameId },
      data: { ...fields, ...by },
      select: { gameId: true },
    });
    await storeAudit(tx, audit);
  });
}

/** What was staked and won on each game since a day, by currency. */
export async function metricsSince(prisma: PrismaClient, since: Date) {
  const sums = await prisma.dailyFigure.groupBy({
    by: ['gameId', 'currency'],
    where: { day: { gte: since } },
    _sum: { bets: true, stakedMinor: true, wonMinor: true, stakeSquares: true },
  });
  return sums.map(({ gameId, currency, _sum }) => ({
    gameId,
    currency,
    bets: _sum.bets ?? 0,
    stakedMinor: _sum.stakedMinor ?? 0n,
    wonMinor: _sum.wonMinor ?? 0n,
    stakeSquares: _sum.stakeSquares ?? 0,
  }));
}
