import type { Prisma, PrismaClient } from '../../db/generated/client.ts';
import { keysOf } from './game-entries.ts';

/** Entries per query: with two tags each, the parameters stay below SQLite's limit. */
const BATCH = 250;

const betSelect = {
  id: true,
  key: true,
  userId: true,
  gameId: true,
  roundId: true,
  createdAt: true,
  postings: { where: { amountMinor: { gt: 0 } }, select: { currency: true, amountMinor: true } },
} satisfies Prisma.LedgerEntrySelect;

export type StoredBet = Prisma.LedgerEntryGetPayload<{ select: typeof betSelect }>;

/** The newest bets before an entry, in the order of the journal. */
export async function betsBefore(prisma: PrismaClient, before: bigint | undefined) {
  const newest = before ?? (await lastId(prisma)) + 1n;
  for (let top = newest; top > 1n; top -= BigInt(BATCH)) {
    const bets = await prisma.ledgerEntry.findMany({
      where: { id: { lt: top, gte: top - BigInt(BATCH) }, kind: 'bet' },
      orderBy: { id: 'desc' },
      select: betSelect,
    });
    if (bets.length > 0) return bets;
  }
  return [];
}

/** The bets of a provider other than our own game server, in batches. */
export async function* betsOf(
  prisma: PrismaClient,
  providerId: string,
): AsyncGenerator<StoredBet[]> {
  const { after, before } = keysOf(providerId);
  for (let last = after; ; ) {
    const bets = await prisma.ledgerEntry.findMany({
      where: { key: { gt: last, lt: before }, kind: 'bet' },
      orderBy: { key: 'asc' },
      take: BATCH,
      select: betSelect,
    });
    const end = bets.at(-1);
    if (end === undefined) return;
    yield bets;
    last = end.key;
  }
}

async function lastId(prisma: PrismaClient): Promise<bigint> {
  // Not an aggregate: Prisma's maximum reads the whole table.
  const last = await prisma.ledgerEntry.findFirst({
    where: { id: { gt: 0n } },
    orderBy: { id: 'desc' },
    select: { id: true },
  });
  return last?.id ?? 0n;
}

/** Those of the tags that exist in the ledger. */
export async function existingTags(
  prisma: PrismaClient,
  tags: readonly string[],
): Promise<ReadonlySet<string>> {
  if (tags.length === 0) return new Set();
  const stored = await prisma.ledgerTag.findMany({
    where: { tag: { in: [...new Set(tags)] } },
    select: { tag: true },
  });
  return new Set(stored.map(({ tag }) => tag));
}
