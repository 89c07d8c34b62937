import { Prisma, type PrismaClient } from '../../db/generated/client.ts';
import { accountName } from '../../ledger/account-name.ts';
import { gamePostingCondition, isNoPlay } from '../../ledger/game-postings.repository.ts';

/** What changed a player's available money in one wallet within a day. */
type DayChange = {
  /** The place of the day in the query. */
  readonly place: number;
  readonly currency: string;
  /** Signed, in minor units. */
  readonly amountMinor: bigint;
};

type Day = { readonly from: Date; readonly until: Date };

/** The changes of each day: those of play by the postings' index, all others by the entries'. */
export async function loadDayChanges(
  prisma: PrismaClient,
  { userId, days }: { userId: string; days: readonly Day[] },
): Promise<readonly DayChange[]> {
  const account = accountName({ of: 'player', userId, bucket: 'available' });
  const played = { account, types: ['bet', 'win', 'rollback'] as const, currency: undefined };
  const sums = days.flatMap(({ from, until }, place) => [
    Prisma.sql`SELECT ${place} AS "place", "currency", SUM("amountMinor") AS "amountMinor"
      FROM "LedgerPosting" WHERE ${gamePostingCondition(played, [{ gte: from, lt: until }])}
      GROUP BY "currency"`,
    Prisma.sql`SELECT ${place} AS "place", "currency", SUM("amountMinor") AS "amountMinor"
      FROM "LedgerEntry" JOIN "LedgerPosting" ON "entryId" = "id"
      WHERE "userId" = ${userId} AND ${isNoPlay} AND "account" = ${account}
        AND "LedgerEntry"."createdAt" >= ${from} AND "LedgerEntry"."createdAt" < ${until}
      GROUP BY "currency"`,
  ]);
  const rows = await prisma.$queryRaw<
    { place: number | bigint | string; currency: string; amountMinor: bigint }[]
  >`${Prisma.join(sums, ' UNION ALL ')}`;
  return rows.map(({ place, currency, amountMinor }) => ({
    place: Number(place),
    currency,
    amountMinor: BigInt(amountMinor),
  }));
}
