import { Prisma, type PrismaClient } from '../db/generated/client.ts';

const gamePostingTypes = ['bet', 'win', 'rollback'] as const;
export type GamePostingType = (typeof gamePostingTypes)[number];

export function isGamePostingType(type: string): type is GamePostingType {
  return gamePostingTypes.some((one) => one === type);
}

/** Of creation times. */
export type Range = { readonly gte?: Date; readonly lt?: Date };

/** A literal, as in the condition of the entries' partial index: payments, rewards, adjustments. */
export const isNoPlay = Prisma.raw(`"kind" NOT IN ('bet', 'win', 'play', 'rollback', 'tombstone')`);

/** A literal, as in the condition of the partial index: SQLite does not match a bound parameter. */
const hasGameType = Prisma.raw(`"type" IN ('bet', 'win', 'rollback')`);

/** The condition for postings that were created within all ranges. */
export function gamePostingCondition(
  filter: {
    readonly account: string;
    readonly types: readonly GamePostingType[];
    readonly currency: string | undefined;
  },
  created: readonly Range[],
): Prisma.Sql {
  const { account, types, currency } = filter;
  const conditions = [
    Prisma.sql`"account" = ${account}`,
    hasGameType,
    Prisma.sql`"type" IN (${Prisma.join([...types])})`,
  ];
  if (currency) conditions.push(Prisma.sql`"currency" = ${currency}`);
  for (const { gte, lt } of created) {
    if (gte) conditions.push(Prisma.sql`"createdAt" >= ${gte}`);
    if (lt) conditions.push(Prisma.sql`"createdAt" < ${lt}`);
  }
  return Prisma.join(conditions, ' AND ');
}

/** Whether a posting is the rollback of a stake before a moment, as `isEarlierRollback` of `budget-count.ts`. */
export function isEarlierRollback(from: Date): Prisma.Sql {
  return Prisma.sql`"type" = 'rollback' AND EXISTS (SELECT 1 FROM "LedgerEntry" AS "rollback"
    WHERE "rollback"."id" = "LedgerPosting"."entryId" AND "rollback"."undoneAt" < ${from})`;
}

/** The postings of one type and currency on a player's account. */
export type PlayTotal = {
  readonly type: GamePostingType;
  readonly currency: string;
  readonly count: number;
  /** Signed, in minor units: stakes are below zero. */
  readonly amountMinor: bigint;
};

/** The totals of postings by type and currency, from the index alone. */
export async function playTotals(prisma: PrismaClient, where: Prisma.Sql): Promise<PlayTotal[]> {
  const rows = await prisma.$queryRaw<(Omit<PlayTotal, 'count'> & { count: bigint | number })[]>`
    SELECT "type", "currency", COUNT(*) AS "count", SUM("amountMinor") AS "amountMinor"
      FROM "LedgerPosting" WHERE ${where} GROUP BY "type", "currency"`;
  return rows.map((row) => ({
    ...row,
    count: Number(row.count),
    amountMinor: BigInt(row.amountMinor),
  }));
}

/** The totals of both. */
export function addPlayTotals(
  one: readonly PlayTotal[],
  other: readonly PlayTotal[],
): readonly PlayTotal[] {
  const sums = new Map<string, PlayTotal>();
  for (const total of [...one, ...other]) {
    const key = `${total.type} ${total.currency}`;
    const sum = sums.get(key);
    sums.set(key, {
      ...total,
      count: total.count + (sum?.count ?? 0),
      amountMinor: total.amountMinor + (sum?.amountMinor ?? 0n),
    });
  }
  return [...sums.values()];
}
