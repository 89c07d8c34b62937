import type { Prisma, PrismaClient } from '../../db/generated/client.ts';
import { lockPlayer } from '../../db/lock-player.ts';

/*
 * The second factor of players. Staff have tables of their own, and use the functions of this module
 * that know no account.
 */

/** The authenticator app of a player; `null` when none was ever set up. */
export function findSecondFactor(prisma: PrismaClient, userId: string) {
  return prisma.secondFactor.findUnique({ where: { userId } });
}

export function countUnusedRecoveryCodes(prisma: PrismaClient, userId: string): Promise<number> {
  return prisma.recoveryCode.count({ where: { userId, usedAt: null } });
}

/** Stores a set-up that waits for its first code, beside the app that is in use. */
export async function storePendingTotp(
  prisma: PrismaClient,
  { userId, secretEnc, until }: { userId: string; secretEnc: string; until: Date },
): Promise<void> {
  const pending = { pendingSecretEnc: secretEnc, pendingUntil: until };
  await prisma.secondFactor.upsert({
    where: { userId },
    create: { userId, ...pending },
    update: pending,
    select: { userId: true },
  });
}

/**
 * Takes the pending secret into use, with new recovery codes.
 * @returns false when another call confirmed or replaced it
 */
export function confirmTotp(
  prisma: PrismaClient,
  confirmed: {
    userId: string;
    secretEnc: string;
    step: number;
    at: Date;
    codeHashes: readonly string[];
  },
): Promise<boolean> {
  const { userId, secretEnc, step, at, codeHashes } = confirmed;
  return prisma.$transaction(async (tx) => {
    const { count } = await tx.secondFactor.updateMany({
      where: { userId, pendingSecretEnc: secretEnc },
      data: {
        totpSecretEnc: secretEnc,
        confirmedAt: at,
        lastStep: step,
        pendingSecretEnc: null,
        pendingUntil: null,
      },
    });
    if (count === 0) return false;
    await replaceCodes(tx, { userId, codeHashes });
    return true;
  });
}

/** Uses the code of a step. @returns false when a code of it or of a later step was used */
export async function useTotpStep(
  prisma: PrismaClient,
  { userId, step }: { userId: string; step: number },
): Promise<boolean> {
  const { count } = await prisma.secondFactor.updateMany({
    where: { userId, lastStep: { lt: step } },
    data: { lastStep: step },
  });
  return count === 1;
}

/** Uses a recovery code. @returns false when there is no such unused code */
export async function useRecoveryCode(
  prisma: PrismaClient,
  { userId, hash, at }: { userId: string; hash: string; at: Date },
): Promise<boolean> {
  const { count } = await prisma.recoveryCode.updateMany({
    where: { hash, userId, usedAt: null },
    data: { usedAt: at },
  });
  return count === 1;
}

/** Removes the app and its recovery codes. @returns false when there was none in use */
export function removeTotp(prisma: PrismaClient, userId: string): Promise<boolean> {
  return prisma.$transaction(async (tx) => {
    const { count } = await tx.secondFactor.deleteMany({
      where: { userId, confirmedAt: { not: null } },
    });
    await tx.recoveryCode.deleteMany({ where: { userId } });
    return count === 1;
  });
}

/** Replaces the recovery codes of a player with an app. @returns false without one */
export function replaceRecoveryCodes(
  prisma: PrismaClient,
  codes: { userId: string; codeHashes: readonly string[] },
): Promise<boolean> {
  const { userId } = codes;
  return prisma.$transaction(async (tx) => {
    await lockPlayer(tx, userId);
    const inUse = await tx.secondFactor.count({ where: { userId, confirmedAt: { not: null } } });
    if (inUse === 0) return false;
    await replaceCodes(tx, codes);
    return true;
  });
}

async function replaceCodes(
  tx: Prisma.TransactionClient,
  { userId, codeHashes }: { userId: string; codeHashes: readonly string[] },
): Promise<void> {
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: codeHashes.map((hash) => ({ hash, userId })) });
}
