import type { Prisma, PrismaClient } from '../../db/generated/client.ts';
import { lockPlayer } from '../../db/lock-player.ts';

const accountSelect = { id: true, email: true, language: true, passwordHash: true } as const;

export function findAccount(prisma: PrismaClient, userId: string) {
  return prisma.user.findUniqueOrThrow({ where: { id: userId }, select: accountSelect });
}

export function findAccountByEmail(prisma: PrismaClient, email: string) {
  return prisma.user.findUnique({ where: { email }, select: accountSelect });
}

/** @returns false when the hash is no longer the one that was verified */
export async function replacePassword(
  tx: Prisma.TransactionClient,
  change: { userId: string; from: string; to: string; at: Date },
): Promise<boolean> {
  const { userId, from, to, at } = change;
  const { count } = await tx.user.updateMany({
    where: { id: userId, passwordHash: from },
    data: { passwordHash: to, passwordChangedAt: at },
  });
  if (count === 0) return false;
  await endResetsAndChallenges(tx, { userId, at });
  return true;
}

/** Consumes a reset token and sets the password. @returns false when the token is not active */
export async function resetPasswordWith(
  tx: Prisma.TransactionClient,
  reset: { id: string; userId: string; to: string; at: Date },
): Promise<boolean> {
  const { id, userId, to, at } = reset;
  const { count } = await tx.passwordReset.updateMany({
    where: { id, endedAt: null, expiresAt: { gt: at } },
    data: { endedAt: at },
  });
  if (count === 0) return false;
  await tx.user.update({
    where: { id: userId },
    data: { passwordHash: to, passwordChangedAt: at },
    select: { id: true },
  });
  await endResetsAndChallenges(tx, { userId, at });
  return true;
}

/** Ends what rests on the old password: reset links, and logins that wait for their second factor. */
async function endResetsAndChallenges(
  tx: Prisma.TransactionClient,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  await tx.loginChallenge.updateMany({ where: { userId, endedAt: null }, data: { endedAt: at } });
  await tx.passwordReset.updateMany({ where: { userId, endedAt: null }, data: { endedAt: at } });
}

/**
 * Stores a reset token.
 * @param options.alongside is written in the same transaction
 * @returns false when the player already has `max` since `since`
 */
export function storeReset(
  prisma: PrismaClient,
  reset: { id: string; tokenHash: string; userId: string; createdAt: Date; expiresAt: Date },
  {
    since,
    max,
    alongside,
  }: {
    since: Date;
    max: number;
    alongside?: ((tx: Prisma.TransactionClient) => Promise<void>) | undefined;
  },
): Promise<boolean> {
  return prisma.$transaction(async (tx) => {
    const { userId } = reset;
    await lockPlayer(tx, userId);
    const stored = await tx.passwordReset.count({ where: { userId, createdAt: { gt: since } } });
    if (stored >= max) return false;
    await tx.passwordReset.create({ data: reset, select: { id: true } });
    await alongside?.(tx);
    return true;
  });
}

/** The reset token, if it is neither used nor expired at `at`. */
export function findActiveReset(
  prisma: PrismaClient,
  { tokenHash, at }: { tokenHash: string; at: Date },
) {
  return prisma.passwordReset.findUnique({
    where: { tokenHash, endedAt: null, expiresAt: { gt: at } },
    select: { id: true, user: { select: accountSelect } },
  });
}
