import type { PrismaClient } from '../../db/generated/client.ts';
import { insertStatement, type RowWrite, updateStatement } from '../../ledger/rows.ts';

/** The maximum of known addresses per player. */
export const KNOWN_ADDRESSES_MAX = 10;

const updateAddress = updateStatement('KnownAddress', { set: ['lastLoginAt'], where: ['hash'] });
const insertAddress = insertStatement('KnownAddress', ['hash', 'userId', 'lastLoginAt'], {
  ifAbsent: true,
});

/** Inserts a known address, or updates the time of its last login. */
export function addressRows(address: { hash: string; userId: string; at: Date }): RowWrite[] {
  const { hash, userId, at } = address;
  return [
    updateAddress({ set: { lastLoginAt: at }, where: { hash } }),
    insertAddress({ hash, userId, lastLoginAt: at }),
  ];
}

/** Deletes all but the most recently used addresses of a player. */
export async function deleteOldestAddresses(prisma: PrismaClient, userId: string): Promise<void> {
  const excess = await prisma.knownAddress.findMany({
    where: { userId },
    orderBy: { lastLoginAt: 'desc' },
    skip: KNOWN_ADDRESSES_MAX,
    select: { hash: true },
  });
  if (excess.length === 0) return;
  await prisma.knownAddress.deleteMany({
    where: { hash: { in: excess.map(({ hash }) => hash) } },
  });
}

/** Deletes all known addresses of a player. */
export async function deleteAddresses(prisma: PrismaClient, userId: string): Promise<void> {
  await prisma.knownAddress.deleteMany({ where: { userId } });
}
