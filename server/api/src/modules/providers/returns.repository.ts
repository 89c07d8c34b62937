import type { GameReturn, PrismaClient } from '../../db/generated/client.ts';
import { accountName } from '../../ledger/account-name.ts';
import type { RoundEntry } from './round-returns.ts';

/** The last entry that a job has read; 0 before the first run. */
export async function cursorOf(prisma: PrismaClient, kind: string): Promise<bigint> {
  const stored = await prisma.ledgerCursor.findUnique({ where: { kind } });
  return stored?.entryId ?? 0n;
}

/** The next entries of the ledger, in its order. */
export function entriesAfter(
  prisma: PrismaClient,
  { after, limit }: { after: bigint; limit: number },
) {
  return prisma.ledgerEntry.findMany({
    where: { id: { gt: after } },
    orderBy: { id: 'asc' },
    take: limit,
    select: { id: true, key: true, kind: true, userId: true, roundId: true },
  });
}

/** The entry of each of the tags that exist. */
export async function entriesOfTags(
  prisma: PrismaClient,
  tags: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const stored = await prisma.ledgerTag.findMany({ where: { tag: { in: [...new Set(tags)] } } });
  return new Map(stored.map(({ tag, entryId }) => [tag, entryId]));
}

/** The entries of the rounds with these ids, of these players. */
export async function entriesOfRounds(
  prisma: PrismaClient,
  { roundIds, userIds }: { roundIds: readonly string[]; userIds: readonly string[] },
): Promise<RoundEntry[]> {
  if (roundIds.length === 0) return [];
  const entries = await prisma.ledgerEntry.findMany({
    where: { roundId: { in: [...new Set(roundIds)] }, userId: { in: [...new Set(userIds)] } },
    select: { id: true, key: true, userId: true, gameId: true, roundId: true },
  });
  const postings = await prisma.ledgerPosting.findMany({
    where: {
      entryId: { in: entries.map(({ id }) => id) },
      account: { not: accountName({ of: 'house' }) },
    },
    select: { entryId: true, type: true, currency: true, amountMinor: true },
  });
  const byEntry = new Map(entries.map(({ id }): [bigint, (typeof postings)[number][]] => [id, []]));
  for (const posting of postings) byEntry.get(posting.entryId)?.push(posting);
  return entries.map((entry) => ({ ...entry, postings: byEntry.get(entry.id) ?? [] }));
}

/**
 * Adds to the sums and moves the cursor, in one transaction.
 * @throws unless the cursor is at `from`: a second run has counted the same entries
 */
export async function addReturns(
  prisma: PrismaClient,
  { returns, cursor }: { returns: readonly GameReturn[]; cursor: Move },
): Promise<void> {
  await prisma.$transaction([
    moveCursor(prisma, cursor),
    ...returns.map(({ gameId, currency, ...sums }) =>
      prisma.gameReturn.upsert({
        where: { gameId_currency: { gameId, currency } },
        create: { gameId, currency, ...sums },
        update: {
          rounds: { increment: sums.rounds },
          stakes: { increment: sums.stakes },
          wins: { increment: sums.wins },
          stakeSquares: { increment: sums.stakeSquares },
          winSquares: { increment: sums.winSquares },
          products: { increment: sums.products },
        },
      }),
    ),
  ]);
}

type Move = { readonly kind: string; readonly from: bigint; readonly to: bigint };

function moveCursor(prisma: PrismaClient, { kind, from, to }: Move) {
  if (from === 0n) return prisma.ledgerCursor.create({ data: { kind, entryId: to } });
  return prisma.ledgerCursor.update({ where: { kind, entryId: from }, data: { entryId: to } });
}
