import type { Prisma, PrismaClient } from '../../db/generated/client.ts';
import { transactionKeyRange } from '../../ledger/provider-keys.ts';

/** Entries per query: with two tags each, the parameters stay below SQLite's limit. */
const BATCH = 250;
const ABOVE_ALL_IDS = 2n ** 63n - 1n;

const betSelect = {
  id: true,
  key: true,
  userId: true,
  gameId: true,
  roundId: true,
  createdAt: true,
} satisfies Prisma.LedgerEntrySelect;

export type StoredBet = Prisma.LedgerEntryGetPayload<{ select: typeof betSelect }>;

/** The stakes of bets in minor units, by the ids of their entries. */
export async function stakesOf(
  prisma: PrismaClient,
  bets: readonly StoredBet[],
): Promise<ReadonlyMap<bigint, { currency: string; amountMinor: bigint }>> {
  if (bets.length === 0) return new Map();
  const postings = await prisma.ledgerPosting.findMany({
    where: { entryId: { in: bets.map(({ id }) => id) }, amountMinor: { gt: 0 } },
    select: { entryId: true, currency: true, amountMinor: true },
  });
  return new Map(postings.map(({ entryId, ...stake }) => [entryId, stake]));
}

/**
 * The newest bets before an entry, in the order of the journal. Reads a batch of entries of any kind
 * at a time: ids have gaps on PostgreSQL, and no index has the kind.
 */
export async function betsBefore(prisma: PrismaClient, before: bigint | undefined) {
  for (let top = before ?? ABOVE_ALL_IDS; ; ) {
    const entries = await prisma.ledgerEntry.findMany({
      where: { id: { lt: top } },
      orderBy: { id: 'desc' },
      take: BATCH,
      select: { ...betSelect, kind: true },
    });
    const bets = entries.filter(({ kind }) => kind === 'bet');
    const last = entries.at(-1);
    if (bets.length > 0 || last === undefined) return bets;
    top = last.id;
  }
}

/** The bets of a provider other than our own game server, in batches. */
export async function* betsOf(
  prisma: PrismaClient,
  providerId: string,
): AsyncGenerator<StoredBet[]> {
  const { after, before } = transactionKeyRange(providerId);
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
