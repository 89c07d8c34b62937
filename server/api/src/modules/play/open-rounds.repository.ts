import type { Prisma, PrismaClient } from '../../db/generated/client.ts';

/** Bets looked at in one step: with two tags each it stays below SQLite's bound of parameters. */
const STEP = 250;

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

/** The newest bets before an entry, by the journal's own order. */
export async function betsBefore(prisma: PrismaClient, before: bigint | undefined) {
  const newest = before ?? (await lastId(prisma)) + 1n;
  for (let top = newest; top > 1n; top -= BigInt(STEP)) {
    const bets = await prisma.ledgerEntry.findMany({
      where: { id: { lt: top, gte: top - BigInt(STEP) }, kind: 'bet' },
      orderBy: { id: 'desc' },
      select: betSelect,
    });
    if (bets.length > 0) return bets;
  }
  return [];
}

async function lastId(prisma: PrismaClient): Promise<bigint> {
  // Not Prisma's aggregate: its maximum reads the whole table.
  const last = await prisma.ledgerEntry.findFirst({
    where: { id: { gt: 0n } },
    orderBy: { id: 'desc' },
    select: { id: true },
  });
  return last?.id ?? 0n;
}

/** Which of the tags the ledger has. */
export async function standingAmong(
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
