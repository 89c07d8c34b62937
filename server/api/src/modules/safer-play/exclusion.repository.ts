import type { Prisma, PrismaClient } from '../../db/generated/client.ts';
import { lockPlayer } from '../../db/lock-player.ts';
import { type Exclusion, isExcluded } from '../restrictions/index.ts';

/** @returns false when the player's time-out ends no earlier */
export async function lengthenTimeOut(
  tx: Prisma.TransactionClient,
  { userId, until }: { userId: string; until: Date },
): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, OR: [{ timeOutUntil: null }, { timeOutUntil: { lt: until } }] },
    data: { timeOutUntil: until, restrictionsVersion: { increment: 1 } },
  });
  return count > 0;
}

/** @returns false when the player is already excluded for longer */
export async function startExclusion(
  tx: Prisma.TransactionClient,
  { userId, until, at }: { userId: string; until: Date; at: Date },
): Promise<boolean> {
  await lockPlayer(tx, userId);
  const stored = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { selfExcludedUntil: true, returnsAt: true },
  });
  if (isExcluded(stored, at) && stored.selfExcludedUntil && stored.selfExcludedUntil >= until) {
    return false;
  }
  await tx.user.update({
    where: { id: userId },
    data: {
      selfExcludedUntil: until,
      returnsAt: null,
      restrictionsVersion: { increment: 1 },
    },
    select: { id: true },
  });
  return true;
}

/**
 * Opens the account from a moment on, if the exclusion is over and the player has not returned yet.
 * @returns the exclusion after it
 */
export async function storeReturn(
  prisma: PrismaClient,
  { userId, returnsAt, at }: { userId: string; returnsAt: Date; at: Date },
): Promise<Exclusion & { readonly isNew: boolean }> {
  const { count } = await prisma.user.updateMany({
    where: { id: userId, selfExcludedUntil: { lte: at }, returnsAt: null },
    data: { returnsAt, restrictionsVersion: { increment: 1 } },
  });
  const stored = await prisma.user.findUniqueOrThrow({
    where: { id: userId },
    select: { selfExcludedUntil: true, returnsAt: true },
  });
  return { ...stored, isNew: count > 0 };
}
