import type { PrismaClient } from '../../db/generated/client.ts';

type Old = { readonly before: Date; readonly limit: number };

/** @returns how many were deleted */
export async function deleteRetiredTokens(prisma: PrismaClient, { before, limit }: Old) {
  const { count } = await prisma.retiredToken.deleteMany({
    where: { retiredAt: { lt: before } },
    limit,
  });
  return count;
}

/** @returns how many were deleted */
export async function deleteResets(prisma: PrismaClient, { before, limit }: Old) {
  const { count } = await prisma.passwordReset.deleteMany({
    where: { createdAt: { lt: before } },
    limit,
  });
  return count;
}

/** @returns how many were deleted */
export async function deleteKnownAddresses(prisma: PrismaClient, { before, limit }: Old) {
  const { count } = await prisma.knownAddress.deleteMany({
    where: { lastLoginAt: { lt: before } },
    limit,
  });
  return count;
}
