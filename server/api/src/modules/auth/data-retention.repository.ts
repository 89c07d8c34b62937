import type { PrismaClient } from '../../db/generated/client.ts';

type Batch = { readonly before: Date; readonly limit: number };

/**
 * Deletes sessions that have expired, with their retired tokens. A session outlives its launch
 * tokens, which are deleted first.
 * @returns the number of deleted sessions
 */
export function deleteSessions(prisma: PrismaClient, { before, limit }: Batch) {
  return prisma.$transaction(async (tx) => {
    const expired = await tx.session.findMany({
      where: { expiresAt: { lt: before }, launchTokens: { none: {} } },
      orderBy: { expiresAt: 'asc' },
      take: limit,
      select: { id: true },
    });
    if (expired.length === 0) return 0;
    const ids = expired.map(({ id }) => id);
    await tx.retiredToken.deleteMany({ where: { sessionId: { in: ids } } });
    const { count } = await tx.session.deleteMany({ where: { id: { in: ids } } });
    return count;
  });
}

/** @returns the number of deleted rows */
export async function deleteRetiredTokens(prisma: PrismaClient, { before, limit }: Batch) {
  const { count } = await prisma.retiredToken.deleteMany({
    where: { retiredAt: { lt: before } },
    limit,
  });
  return count;
}

/** @returns the number of deleted rows */
export async function deleteResets(prisma: PrismaClient, { before, limit }: Batch) {
  const { count } = await prisma.passwordReset.deleteMany({
    where: { createdAt: { lt: before } },
    limit,
  });
  return count;
}

/** @returns the number of deleted rows */
export async function deleteLoginChallenges(prisma: PrismaClient, { before, limit }: Batch) {
  const { count } = await prisma.loginChallenge.deleteMany({
    where: { expiresAt: { lt: before } },
    limit,
  });
  return count;
}

/** @returns the number of deleted rows */
export async function deleteKnownAddresses(prisma: PrismaClient, { before, limit }: Batch) {
  const { count } = await prisma.knownAddress.deleteMany({
    where: { lastLoginAt: { lt: before } },
    limit,
  });
  return count;
}
