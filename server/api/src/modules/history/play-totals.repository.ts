import type { PrismaClient } from '../../db/generated/client.ts';
import { accountName } from '../../ledger/account-name.ts';

/** The postings of one type and currency on a player's account. */
export type PlayTotal = {
  readonly type: 'bet' | 'win' | 'rollback';
  readonly currency: string;
  readonly count: number;
  /** Signed, in minor units: stakes are below zero. */
  readonly amountMinor: bigint;
};

/** The totals of a player's bets, wins and rollbacks of a period, from the index alone. */
export async function playTotals(
  prisma: PrismaClient,
  { userId, from, until }: { userId: string; from: Date; until: Date },
): Promise<PlayTotal[]> {
  const rows = await prisma.$queryRaw<(Omit<PlayTotal, 'count'> & { count: bigint | number })[]>`
    SELECT "type", "currency", COUNT(*) AS "count", SUM("amountMinor") AS "amountMinor"
      FROM "LedgerPosting"
      WHERE "account" = ${accountName({ of: 'player', userId, bucket: 'available' })}
        AND "type" IN ('bet', 'win', 'rollback')
        AND "createdAt" >= ${from} AND "createdAt" < ${until}
      GROUP BY "type", "currency"`;
  return rows.map((row) => ({
    ...row,
    count: Number(row.count),
    amountMinor: BigInt(row.amountMinor),
  }));
}
