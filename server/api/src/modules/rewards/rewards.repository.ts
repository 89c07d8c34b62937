import type { PrismaClient } from '../../db/generated/client.ts';

/** What a player drew. */
export type Drawn = { readonly walletType: string; readonly amountMinor: bigint };

/** The player's reward, with the seed it will be drawn from; made on the first look. */
export function ensureReward(prisma: PrismaClient, reward: { userId: string; serverSeed: string }) {
  return prisma.welcomeReward.upsert({
    where: { userId: reward.userId },
    create: reward,
    update: {},
    select: { serverSeed: true, drawnAt: true },
  });
}

/** Writes the draw unless there is one; answers the one that stands. */
export async function settleDraw(
  prisma: PrismaClient,
  draw: Drawn & { userId: string; drawnAt: Date },
): Promise<Drawn> {
  const { userId, ...drawn } = draw;
  await prisma.welcomeReward.updateMany({ where: { userId, drawnAt: null }, data: drawn });
  const stands = await prisma.welcomeReward.findUniqueOrThrow({
    where: { userId },
    select: { walletType: true, amountMinor: true },
  });
  if (stands.walletType === null || stands.amountMinor === null) {
    throw new Error(`the welcome reward of ${userId} was drawn without an amount`);
  }
  return { walletType: stands.walletType, amountMinor: stands.amountMinor };
}

export async function findPlayerCurrency(prisma: PrismaClient, userId: string): Promise<string> {
  const user = await prisma.user.findUniqueOrThrow({
    where: { id: userId },
    select: { currency: true },
  });
  return user.currency;
}
