import type { PrismaClient } from '../../db/generated/client.ts';

/** The amount that a player drew. */
export type Drawn = { readonly walletType: string; readonly amountMinor: bigint };

/** The player's reward with the server seed of its draw; created on the first read. */
export async function ensureReward(
  prisma: PrismaClient,
  reward: { userId: string; serverSeed: string },
) {
  // Not Prisma's upsert, which several calls at once make fail on PostgreSQL.
  await prisma.$executeRaw`
    INSERT INTO "WelcomeReward" ("userId", "serverSeed")
      VALUES (${reward.userId}, ${reward.serverSeed}) ON CONFLICT DO NOTHING`;
  return prisma.welcomeReward.findUniqueOrThrow({
    where: { userId: reward.userId },
    select: { serverSeed: true, drawnAt: true },
  });
}

/** Stores the draw unless there is one. @returns the stored draw */
export async function storeDraw(
  prisma: PrismaClient,
  draw: Drawn & { userId: string; drawnAt: Date },
): Promise<Drawn> {
  const { userId, ...drawn } = draw;
  await prisma.welcomeReward.updateMany({ where: { userId, drawnAt: null }, data: drawn });
  const stored = await prisma.welcomeReward.findUniqueOrThrow({
    where: { userId },
    select: { walletType: true, amountMinor: true },
  });
  if (stored.walletType === null || stored.amountMinor === null) {
    throw new Error(`the drawn welcome reward of ${userId} has no amount`);
  }
  return { walletType: stored.walletType, amountMinor: stored.amountMinor };
}

/** Whether the ledger has this tag. */
export async function hasTag(prisma: PrismaClient, tag: string): Promise<boolean> {
  const found = await prisma.ledgerTag.findUnique({ where: { tag }, select: { tag: true } });
  return found !== null;
}
