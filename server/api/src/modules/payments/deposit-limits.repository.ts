import { DepositStatus } from '../../contract/enums.ts';
import type { Prisma, PrismaClient } from '../../db/generated/client.ts';
import { lockPlayer } from '../../db/lock-player.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { type DepositLimit, loadDepositUsage } from '../restrictions/index.ts';
import type { DepositOrder, StoredOutcome } from './deposits.repository.ts';

export type UsageQuery = {
  readonly userId: string;
  readonly limits: readonly DepositLimit[];
  readonly now: Date;
};

/** How far each limit is used: by what was credited in its window, and by the open orders. */
export async function listDepositUsages(
  prisma: Prisma.TransactionClient,
  { userId, limits, now }: UsageQuery,
): Promise<{ limit: DepositLimit; usedMinor: bigint }[]> {
  const usages: { limit: DepositLimit; usedMinor: bigint }[] = [];
  for (const limit of limits) {
    const { usedMinor } = await loadDepositUsage(prisma, { limit, userId, now });
    usages.push({ limit, usedMinor });
  }
  return usages;
}

/**
 * Inserts an order unless it would exceed a limit with what was credited and with the other open orders;
 * one order of a player at a time, on all nodes.
 * @param stored.restrictionsVersion of the limits
 */
export async function insertWithinLimits(
  prisma: PrismaClient,
  stored: Omit<UsageQuery, 'userId'> & {
    readonly order: DepositOrder;
    readonly restrictionsVersion: number;
  },
): Promise<StoredOutcome | 'over'> {
  const { order, restrictionsVersion, ...query } = stored;
  const { userId } = order;
  try {
    return await prisma.$transaction(async (tx) => {
      await lockPlayer(tx, userId);
      const player = await tx.user.findUniqueOrThrow({
        where: { id: userId },
        select: { restrictionsVersion: true },
      });
      if (player.restrictionsVersion !== restrictionsVersion) return 'stale';
      await tx.depositOrder.create({ data: order, select: { outTradeNo: true } });
      const usages = await listDepositUsages(tx, { ...query, userId });
      if (usages.every(({ limit, usedMinor }) => usedMinor <= limit.amountMinor)) return 'stored';
      throw new OverLimit();
    });
  } catch (error) {
    if (error instanceof OverLimit) return 'over';
    if (isUniqueViolation(error)) return 'duplicate';
    throw error;
  }
}

/** Rolls the transaction back: no call has seen the order. */
class OverLimit extends Error {}

/** The player's open orders, the oldest first. */
export function listOpenDeposits(
  tx: Prisma.TransactionClient,
  userId: string,
): Promise<Pick<DepositOrder, 'outTradeNo' | 'walletType' | 'amountMinor' | 'expiresAt'>[]> {
  return tx.depositOrder.findMany({
    where: { userId, status: DepositStatus.pending },
    orderBy: [{ createdAt: 'asc' }, { outTradeNo: 'asc' }],
    select: { outTradeNo: true, walletType: true, amountMinor: true, expiresAt: true },
  });
}
