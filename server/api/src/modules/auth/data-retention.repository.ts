import type { PrismaClient } from '../../db/generated/client.ts';

type Batch = { readonly before: Date; readonly limit: number };

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
export async function deleteKnownAddresses(prisma: PrismaClient, { before, limit }: Batch) {
  const { count } = await prisma.knownAddress.deleteMany({
    where: { lastLoginAt: { lt: before } },
    limit,
  });
  return count;
}
