import type { Prisma, PrismaClient } from '../../db/generated/client.ts';

/** What is stored with the player. */
type Columns = Pick<
  Prisma.UserUpdateInput,
  'timeOutUntil' | 'realityCheckMinutes' | 'realityCheckedAt' | 'returnsAt'
>;

export async function storeRestrictions(
  prisma: PrismaClient,
  userId: string,
  data: Columns,
): Promise<void> {
  await prisma.user.update({ where: { id: userId }, data, select: { id: true } });
}

/** Stores that the player chose to deposit without a limit; the first time counts. */
export async function storeDeclinedLimits(
  prisma: PrismaClient,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  await prisma.user.updateMany({
    where: { id: userId, limitAskedAt: null },
    data: { limitAskedAt: at },
  });
}

/**
 * Sets whose rules hold for a player.
 * @param change.alongside is written in the same transaction
 * @returns whether the player still was in the market `from`
 */
export function storeMarket(
  prisma: PrismaClient,
  change: {
    userId: string;
    from: string;
    to: string;
    alongside: (tx: Prisma.TransactionClient) => Promise<void>;
  },
): Promise<boolean> {
  const { userId, from, to, alongside } = change;
  return prisma.$transaction(async (tx) => {
    const where = { id: userId, market: from };
    const { count } = await tx.user.updateMany({
      where,
      data: { market: to, restrictionsVersion: { increment: 1 } },
    });
    if (count === 0) return false;
    await alongside(tx);
    return true;
  });
}
