import type { LedgerEntry, LedgerPosting, PrismaClient } from '../../../db/generated/client.ts';

export type EntryWithPostings = LedgerEntry & { readonly postings: readonly LedgerPosting[] };

/** The entries with these keys, in their order in the ledger. */
export async function entriesByKeys(
  prisma: PrismaClient,
  keys: readonly string[],
): Promise<EntryWithPostings[]> {
  const entries = await prisma.ledgerEntry.findMany({
    where: { key: { in: [...keys] } },
    orderBy: { id: 'asc' },
  });
  return withPostings(prisma, entries);
}

/** Adds the postings, which the schema of PostgreSQL has no relation to. */
export async function withPostings(
  prisma: PrismaClient,
  entries: readonly Omit<LedgerEntry, 'postings'>[],
): Promise<EntryWithPostings[]> {
  if (entries.length === 0) return [];
  const postings = await prisma.ledgerPosting.findMany({
    where: { entryId: { in: entries.map(({ id }) => id) } },
    orderBy: [{ entryId: 'asc' }, { position: 'asc' }],
  });
  return entries.map((entry) => ({
    ...entry,
    postings: postings.filter(({ entryId }) => entryId === entry.id),
  }));
}
