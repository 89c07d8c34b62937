import type { PrismaClient } from '../../db/generated/client.ts';
import { changeOf, insertionInto, type RowWrite } from '../../ledger/rows.ts';

/** So many addresses of a player are known. */
export const KNOWN_ADDRESSES_MAX = 10;

const renewal = changeOf('KnownAddress', { set: ['lastLoginAt'], where: ['hash'] });
const firstLogin = insertionInto('KnownAddress', ['hash', 'userId', 'lastLoginAt'], {
  ifAbsent: true,
});

/** Remembers an address, or renews it when it is remembered already. */
export function addressRows(address: { hash: string; userId: string; at: Date }): RowWrite[] {
  const { hash, userId, at } = address;
  return [
    renewal({ set: { lastLoginAt: at }, where: { hash } }),
    firstLogin({ hash, userId, lastLoginAt: at }),
  ];
}

/** Keeps those that were used last. */
export async function deleteOldestAddresses(prisma: PrismaClient, userId: string): Promise<void> {
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
