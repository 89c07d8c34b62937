import type { PrismaClient } from '../../db/generated/client.ts';
import type { RowWrite } from '../../ledger/port.ts';

/** So many addresses of a player are known. */
export const KNOWN_ADDRESSES_MAX = 10;

/** Remembers an address, or renews it when it is remembered already. */
export function addressRows(address: { hash: string; userId: string; at: Date }): RowWrite[] {
  const { hash, userId, at } = address;
  return [
    { update: 'KnownAddress', set: { lastLoginAt: at }, where: { hash } },
    { insert: 'KnownAddress', row: { hash, userId, lastLoginAt: at }, ifAbsent: true },
  ];
}

/** Keeps those that were used last. */
export async function forgetOldestAddresses(prisma: PrismaClient, userId: string): Promise<void> {
  const tooMany = await prisma.knownAddress.findMany({
    where: { userId },
    orderBy: { lastLoginAt: 'desc' },
    skip: KNOWN_ADDRESSES_MAX,
    select: { hash: true },
  });
  if (tooMany.length === 0) return;
  await prisma.knownAddress.deleteMany({
    where: { hash: { in: tooMany.map(({ hash }) => hash) } },
  });
}
