import { DepositStatus, WithdrawStatus } from '../../contract/enums.ts';
import type { Currency } from '../../contract/money.ts';
import type { PrismaClient } from '../../db/generated/client.ts';

/** When the player's previous session was opened; `null` when it is the first one stored. */
export async function loginBefore(
  prisma: PrismaClient,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<Date | null> {
  const previous = await prisma.session.findFirst({
    where: { userId, id: { not: sessionId } },
    orderBy: { createdAt: 'desc' },
    select: { createdAt: true },
  });
  return previous?.createdAt ?? null;
}

/** The totals of deposits and withdrawals in one currency, in minor units, without bonuses. */
export async function loadPaidTotals(
  prisma: PrismaClient,
  { userId, currency }: { userId: string; currency: Currency },
): Promise<{ depositedMinor: bigint; withdrawnMinor: bigint }> {
  const [deposits, withdrawals] = await Promise.all([
    prisma.depositOrder.aggregate({
      where: { userId, walletType: currency, status: DepositStatus.paid },
      _sum: { amountMinor: true },
    }),
    prisma.withdrawOrder.aggregate({
      where: { userId, walletType: currency, status: WithdrawStatus.successful },
      _sum: { amountMinor: true },
    }),
  ]);
  return {
    depositedMinor: deposits._sum.amountMinor ?? 0n,
    withdrawnMinor: withdrawals._sum.amountMinor ?? 0n,
  };
}
