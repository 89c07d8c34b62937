import type { PrismaClient } from '../../db/generated/client.ts';

/** The kinds of the limits that hold for a player, and whether the player chose to have none. */
export async function findLimitChoice(
  prisma: PrismaClient,
  userId: string,
): Promise<{ readonly kinds: readonly string[]; readonly isDeclined: boolean }> {
  const { limits, limitAskedAt } = await prisma.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      limitAskedAt: true,
      limits: { where: { amountMinor: { not: null } }, select: { kind: true } },
    },
  });
  return { kinds: limits.map(({ kind }) => kind), isDeclined: limitAskedAt !== null };
}

export async function declineLimits(
  prisma: PrismaClient,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  await prisma.user.updateMany({
    where: { id: userId, limitAskedAt: null },
    data: { limitAskedAt: at },
  });
}
