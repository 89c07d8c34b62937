import type { PrismaClient } from '../../../db/generated/client.ts';
import { lockPlayer } from '../../../db/lock-player.ts';
import { LIMIT_CHANGE_JOB } from '../../../modules/safer-play/index.ts';
import { storeAudit } from '../audit/audit.repository.ts';
import type { NewAuditEntry } from '../audit/audit-entry.ts';

/** Where the checkout of a deposit is paid, and by whom; `null` for an unknown number. */
export async function checkoutOf(
  prisma: PrismaClient,
  outTradeNo: string,
): Promise<{ payUrl: string; userId: string } | null> {
  const order = await prisma.depositOrder.findUnique({
    where: { outTradeNo },
    select: { payUrl: true, userId: true },
  });
  const payUrl = order?.payUrl;
  return order && payUrl ? { payUrl, userId: order.userId } : null;
}

/** Stores an act whose effect is in another service. */
export function storeAct(prisma: PrismaClient, audit: NewAuditEntry): Promise<void> {
  return prisma.$transaction((tx) => storeAudit(tx, audit));
}

/**
 * Moves the requests of waiting changes back in time, with their jobs.
 * @returns how many there were
 */
export function moveRequestsBack(
  prisma: PrismaClient,
  { uid, byMs, audit }: { uid: string; byMs: number; audit: NewAuditEntry },
): Promise<number> {
  return prisma.$transaction(async (tx) => {
    await lockPlayer(tx, uid);
    const waiting = await tx.playerLimit.findMany({
      where: { userId: uid, pendingAt: { not: null } },
    });
    for (const { kind, period, pendingAt } of waiting) {
      if (pendingAt === null) continue;
      const earlier = new Date(pendingAt.getTime() - byMs);
      await tx.playerLimit.update({
        where: { userId_kind_period: { userId: uid, kind, period } },
        data: { pendingAt: earlier },
        select: { kind: true },
      });
      // The subject of the job names the moment of the request.
      const subject = [uid, kind, period].join('/');
      await tx.job.updateMany({
        where: { kind: LIMIT_CHANGE_JOB, subject: `${subject}/${pendingAt.getTime()}` },
        data: { subject: `${subject}/${earlier.getTime()}`, runAt: new Date(0) },
      });
    }
    await storeAudit(tx, audit);
    return waiting.length;
  });
}
