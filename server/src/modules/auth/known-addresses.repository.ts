import type { PrismaClient } from '../../db/generated/client.ts';

const PER_PLAYER_MAX = 10;

export function countKnownAddresses(prisma: PrismaClient, userId: string): Promise<number> {
  return prisma.knownAddress.count({ where: { userId } });
}

/** Keeps the ten that were used last. */
export async function rememberAddress(
  prisma: PrismaClient,
  { hash, userId, at }: { hash: string; userId: string; at: Date },
): Promise<void> {
  await prisma.knownAddress.upsert({
    where: { hash },
    create: { hash, userId, lastLoginAt: at },
    update: { lastLoginAt: at },
    select: { hash: true },
  });
  const tooMany = await prisma.knownAddress.findMany({
    where: { userId },
    orderBy: { lastLoginAt: 'desc' },
    skip: PER_PLAYER_MAX,
    select: { hash: true },
  });
  if (tooMany.length === 0) return;
  await prisma.knownAddress.deleteMany({
    where: { hash: { in: tooMany.map(({ hash }) => hash) } },
  });
}
