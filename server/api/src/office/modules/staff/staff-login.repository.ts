import type { Prisma, PrismaClient } from '../../../db/generated/client.ts';
import { storeAudit } from '../audit/audit.repository.ts';
import type { NewAuditEntry } from '../audit/audit-entry.ts';

export type StoredStaff = Prisma.StaffUserGetPayload<object>;

export function findStaffByEmail(prisma: PrismaClient, email: string) {
  return prisma.staffUser.findUnique({ where: { email } });
}

export function findStaff(prisma: PrismaClient, id: string) {
  return prisma.staffUser.findUnique({ where: { id } });
}

/** Uses the code of a step. @returns false when a code of it or of a later step was used */
export async function useStaffStep(
  prisma: PrismaClient,
  { staffId, step }: { staffId: string; step: number },
): Promise<boolean> {
  const { count } = await prisma.staffUser.updateMany({
    where: { id: staffId, totpLastStep: { lt: step } },
    data: { totpLastStep: step },
  });
  return count === 1;
}

/** Uses a recovery code. @returns false when there is no such unused code */
export async function useStaffRecoveryCode(
  prisma: PrismaClient,
  { staffId, hash, at }: { staffId: string; hash: string; at: Date },
): Promise<boolean> {
  const { count } = await prisma.staffRecoveryCode.updateMany({
    where: { hash, staffId, usedAt: null },
    data: { usedAt: at },
  });
  return count === 1;
}

/** Stores a set-up that waits for its first code. @returns false when an app is in use */
export async function storePendingApp(
  prisma: PrismaClient,
  { staffId, secretEnc, until }: { staffId: string; secretEnc: string; until: Date },
): Promise<boolean> {
  const { count } = await prisma.staffUser.updateMany({
    where: { id: staffId, enabled: true, totpSecretEnc: null },
    data: { pendingSecretEnc: secretEnc, pendingUntil: until },
  });
  return count === 1;
}

/**
 * Takes the pending secret into use, with its recovery codes.
 * @returns false when another call confirmed or replaced it
 */
export function confirmApp(
  prisma: PrismaClient,
  confirmed: {
    staffId: string;
    secretEnc: string;
    step: number;
    at: Date;
    codeHashes: readonly string[];
    audit: NewAuditEntry;
  },
): Promise<boolean> {
  const { staffId, secretEnc, step, at, codeHashes, audit } = confirmed;
  return prisma.$transaction(async (tx) => {
    const { count } = await tx.staffUser.updateMany({
      where: { id: staffId, enabled: true, totpSecretEnc: null, pendingSecretEnc: secretEnc },
      data: {
        totpSecretEnc: secretEnc,
        totpConfirmedAt: at,
        totpLastStep: step,
        pendingSecretEnc: null,
        pendingUntil: null,
      },
    });
    if (count === 0) return false;
    await tx.staffRecoveryCode.deleteMany({ where: { staffId } });
    await tx.staffRecoveryCode.createMany({ data: codeHashes.map((hash) => ({ hash, staffId })) });
    await storeAudit(tx, audit);
    return true;
  });
}
