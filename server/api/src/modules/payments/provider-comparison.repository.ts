import type { PrismaClient } from '../../db/generated/client.ts';

/** The status of each deposit that exists, by its order number. */
export async function depositStatuses(
  prisma: PrismaClient,
  outTradeNos: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await prisma.depositOrder.findMany({
    where: { outTradeNo: { in: [...outTradeNos] } },
    select: { outTradeNo: true, status: true },
  });
  return new Map(rows.map(({ outTradeNo, status }) => [outTradeNo, status]));
}

/** The order numbers of the withdrawals that exist. */
export async function knownWithdrawals(
  prisma: PrismaClient,
  orderNums: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await prisma.withdrawOrder.findMany({
    where: { orderNum: { in: [...orderNums] } },
    select: { orderNum: true },
  });
  return new Set(rows.map(({ orderNum }) => orderNum));
}

/** When a deposit, a withdrawal or an event of the provider was last stored; `null` for never. */
export async function findLastPayment(prisma: PrismaClient): Promise<Date | null> {
  const [deposits, withdrawals, events] = await Promise.all([
    prisma.depositOrder.aggregate({ _max: { updatedAt: true } }),
    prisma.withdrawOrder.aggregate({ _max: { updatedAt: true } }),
    prisma.paymentEvent.aggregate({ _max: { receivedAt: true } }),
  ]);
  const times = [deposits._max.updatedAt, withdrawals._max.updatedAt, events._max.receivedAt];
  const last = Math.max(...times.map((time) => time?.getTime() ?? 0));
  return last === 0 ? null : new Date(last);
}
