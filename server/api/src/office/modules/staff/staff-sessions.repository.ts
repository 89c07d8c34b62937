import type { PrismaClient } from '../../../db/generated/client.ts';
import { storeAudit } from '../audit/audit.repository.ts';
import type { NewAuditEntry } from '../audit/audit-entry.ts';

/** The session of a token with its member of staff; `null` for an unknown token. */
export function findStaffSession(prisma: PrismaClient, tokenHash: string) {
  return prisma.staffSession.findUnique({
    where: { tokenHash },
    select: {
      id: true,
      expiresAt: true,
      lastSeenAt: true,
      endedAt: true,
      staff: {
        select: {
          id: true,
          email: true,
          name: true,
          role: true,
          enabled: true,
          confirmedAt: true,
          totpConfirmedAt: true,
        },
      },
    },
  });
}

/** Whether the member of staff has logged in from the network since a time. */
export async function hasSessionFrom(
  prisma: PrismaClient,
  where: { staffId: string; networkHash: string; since: Date },
): Promise<boolean> {
  const { staffId, networkHash, since } = where;
  const found = await prisma.staffSession.findFirst({
    where: { staffId, networkHash, createdAt: { gte: since } },
    select: { id: true },
  });
  return found !== null;
}

/** @returns false when the account is no longer the one that the login was checked against */
export function storeStaffSession(
  prisma: PrismaClient,
  {
    session,
    checked: { passwordHash, totpSecretEnc },
    audit,
  }: {
    session: {
      id: string;
      staffId: string;
      tokenHash: string;
      networkHash: string;
      createdAt: Date;
      expiresAt: Date;
      lastSeenAt: Date;
    };
    checked: { passwordHash: string; totpSecretEnc: string | null };
    audit: NewAuditEntry;
  },
): Promise<boolean> {
  return prisma.$transaction(async (tx) => {
    // A write, so that a change of the account at the same time waits, or is waited for.
    const { count } = await tx.staffUser.updateMany({
      where: {
        id: session.staffId,
        ...{ enabled: true, confirmedAt: { not: null } },
        ...{ passwordHash, totpSecretEnc },
      },
      data: { passwordHash },
    });
    if (count === 0) return false;
    await tx.staffSession.create({ data: session, select: { id: true } });
    await storeAudit(tx, audit);
    return true;
  });
}

export async function storeLastSeen(
  prisma: PrismaClient,
  { sessionId, at }: { sessionId: string; at: Date },
): Promise<void> {
  await prisma.staffSession.updateMany({ where: { id: sessionId }, data: { lastSeenAt: at } });
}

export async function endStaffSession(
  prisma: PrismaClient,
  { sessionId, at, audit }: { sessionId: string; at: Date; audit: NewAuditEntry },
): Promise<void> {
  await prisma.$transaction(async (tx) => {
    const { count } = await tx.staffSession.updateMany({
      where: { id: sessionId, endedAt: null },
      data: { endedAt: at },
    });
    if (count > 0) await storeAudit(tx, audit);
  });
}

/** Of sessions that expired before. @returns the number of deleted rows */
export async function deleteStaffSessions(
  prisma: PrismaClient,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { count } = await prisma.staffSession.deleteMany({
    where: { expiresAt: { lt: before } },
    limit,
  });
  return count;
}
