import type { PrismaClient } from '../../db/generated/client.ts';
import { lockPlayer } from '../../db/lock-player.ts';
import { accountName } from '../../ledger/account-name.ts';
import { gamePostingCondition } from '../../ledger/game-postings.repository.ts';

export type RatingKey = { readonly userId: string; readonly gameId: string };

/** The player's stars for a game; `null` without a rating. */
export async function findStars(prisma: PrismaClient, key: RatingKey): Promise<number | null> {
  const rating = await prisma.gameRating.findUnique({
    where: { userId_gameId: key },
    select: { stars: true },
  });
  return rating?.stars ?? null;
}

/** Whether the player has played this number of rounds of a game that were not rolled back. */
export async function hasPlayedRounds(
  prisma: PrismaClient,
  { userId, gameId, count }: RatingKey & { readonly count: number },
): Promise<boolean> {
  const account = accountName({ of: 'player', userId, bucket: 'available' });
  const stakes = gamePostingCondition({ account, types: ['bet'], currency: undefined }, []);
  const [played] = await prisma.$queryRaw<{ rounds: bigint | number }[]>`
    SELECT COUNT(*) AS "rounds" FROM (
      SELECT DISTINCT "own"."roundId"
        FROM "LedgerPosting" JOIN "LedgerEntry" AS "own" ON "own"."id" = "entryId"
        WHERE ${stakes} AND "own"."gameId" = ${gameId} AND NOT EXISTS (
          SELECT 1 FROM "LedgerEntry" AS "other"
            WHERE "other"."roundId" = "own"."roundId" AND "other"."userId" = "own"."userId"
              AND "other"."gameId" = "own"."gameId" AND "other"."kind" = 'rollback')
        LIMIT ${count}) AS "found"`;
  return Number(played?.rounds ?? 0) === count;
}

/** Stores or changes a rating, and the sums of its game with it. */
export async function storeRating(
  prisma: PrismaClient,
  { stars, ratedAt, ...key }: RatingKey & { readonly stars: number; readonly ratedAt: Date },
): Promise<void> {
  await prisma.$transaction(async (tx) => {
    // Of two ratings of a player one waits: each adds what it changes of the sum.
    await lockPlayer(tx, key.userId);
    const where = { userId_gameId: key };
    const before = await tx.gameRating.findUnique({ where, select: { stars: true } });
    await tx.gameRating.upsert({
      where,
      create: { ...key, stars, ratedAt },
      update: { stars, ratedAt },
      select: { stars: true },
    });
    await tx.game.update({
      where: { gameId: key.gameId },
      data: {
        ratingSum: { increment: stars - (before?.stars ?? 0) },
        ratingCount: { increment: before ? 0 : 1 },
      },
      select: { gameId: true },
    });
  });
}
