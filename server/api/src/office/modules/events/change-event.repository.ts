import type { PrismaClient } from '../../../db/generated/client.ts';

export function findChangedWithdrawal(prisma: PrismaClient, orderNum: string) {
  return prisma.withdrawOrder.findUnique({
    where: { orderNum },
    select: {
      orderNum: true,
      userId: true,
      walletType: true,
      amountMinor: true,
      status: true,
      reviewState: true,
      version: true,
    },
  });
}

export function findChangedDeposit(prisma: PrismaClient, outTradeNo: string) {
  return prisma.depositOrder.findUnique({
    where: { outTradeNo },
    select: {
      outTradeNo: true,
      userId: true,
      walletType: true,
      amountMinor: true,
      status: true,
    },
  });
}

/** The notification of a big win. */
export function findBigWin(prisma: PrismaClient, id: string) {
  return prisma.notification.findUnique({
    where: { id },
    select: { userId: true, params: true, createdAt: true },
  });
}
