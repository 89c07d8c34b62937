import type { PrismaClient } from '../../db/generated/client.ts';

/** A player's round; the game distinguishes equal ids of providers. */
export type RoundKey = {
  readonly userId: string;
  readonly gameId: string;
  readonly roundId: string;
};

/** The number of the first entry of a round; `null` without one. */
export async function findFirstEntry(
  prisma: PrismaClient,
  { userId, gameId, roundId }: RoundKey,
): Promise<bigint | null> {
  const entries = await prisma.ledgerEntry.findMany({
    where: { roundId, userId, gameId },
    select: { id: true },
  });
  return entries.map(({ id }) => id).reduce<bigint | null>(lesser, null);
}

const lesser = (one: bigint | null, other: bigint): bigint =>
  one === null || other < one ? other : one;

/** The round of an entry of play, with its currency and time; `null` for any other entry. */
export async function findRoundOfEntry(
  prisma: PrismaClient,
  id: bigint,
): Promise<(RoundKey & { readonly currency: string; readonly createdAt: Date }) | null> {
  const [entry, posting] = await Promise.all([
    prisma.ledgerEntry.findUnique({
      where: { id },
      select: { userId: true, gameId: true, roundId: true, createdAt: true },
    }),
    prisma.ledgerPosting.findUnique({
      where: { entryId_position: { entryId: id, position: 0 } },
      select: { currency: true },
    }),
  ]);
  if (!entry || !posting) return null;
  const { userId, gameId, roundId, createdAt } = entry;
  if (userId === null || gameId === null || roundId === null) return null;
  return { userId, gameId, roundId, currency: posting.currency, createdAt };
}

export async function hasTag(prisma: PrismaClient, tag: string): Promise<boolean> {
  return (await prisma.ledgerTag.findUnique({ where: { tag }, select: { tag: true } })) !== null;
}
