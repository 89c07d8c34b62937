import { DepositStatus } from '../../contract/enums.ts';
import type { Prisma, PrismaClient } from '../../db/generated/client.ts';
import { lockPlayer } from '../../db/lock-player.ts';
import { type DepositLimit, limitWindow, loadDepositUsage } from '../restrictions/index.ts';
import type { OrderRemark } from './messages/order-remarks.ts';

export type UsageQuery = {
  readonly userId: string;
  readonly limits: readonly DepositLimit[];
  readonly now: Date;
};

/** How far each limit is used in its window. */
export async function listDepositUsages(
  prisma: Prisma.TransactionClient,
  { userId, limits, now }: UsageQuery,
): Promise<{ limit: DepositLimit; usedMinor: bigint }[]> {
  const usages: { limit: DepositLimit; usedMinor: bigint }[] = [];
  for (const limit of limits) {
    const { period, currency } = limit;
    const window = { userId, currency, now, ...limitWindow(period, now) };
    const { usedMinor } = await loadDepositUsage(prisma, window);
    usages.push({ limit, usedMinor });
  }
  return usages;
}

/**
 * Cancels a pending order while the player's orders exceed a limit together, one order at a time. It
 * gives up its idempotency key, so that a retry can use it.
 * @returns whether it was cancelled
 */
export function cancelAboveLimits(
  prisma: PrismaClient,
  { outTradeNo, ...query }: UsageQuery & { readonly outTradeNo: string },
): Promise<boolean> {
  return prisma.$transaction(async (tx) => {
    await lockPlayer(tx, query.userId);
    const usages = await listDepositUsages(tx, query);
    if (usages.every(({ limit, usedMinor }) => usedMinor <= limit.amountMinor)) return false;
    const { count } = await tx.depositOrder.updateMany({
      where: { outTradeNo, status: DepositStatus.pending },
      data: {
        status: DepositStatus.cancelled,
        remark: 'limitReached' satisfies OrderRemark,
        idempotencyKey: null,
        updatedAt: query.now,
      },
    });
    return count > 0;
  });
}
