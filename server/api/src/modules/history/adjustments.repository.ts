import { Prisma, type PrismaClient } from '../../db/generated/client.ts';
import { accountName } from '../../ledger/account-name.ts';
import { isNoPlay } from '../../ledger/game-postings.repository.ts';
import { ledgerKeyParts } from '../../ledger/ledger-key.ts';
import { type HistoryQuery, shownWithin } from './history.repository.ts';

const adjustmentTypes = ['adjustment', 'reward'] as const;

/** A movement on the player's account that neither a game nor an order made. */
export type AdjustmentPosting = {
  readonly entryId: bigint;
  readonly position: number;
  readonly type: (typeof adjustmentTypes)[number];
  readonly currency: string;
  /** Below zero took money from the player. */
  readonly amountMinor: bigint;
  readonly createdAt: Date;
  /** What staff gave as the reason; `null` of a reward. */
  readonly reason: string | null;
};

/** Corrections by staff and rewards, the newest first. An adjustment that was rejected moved nothing. */
export async function pageOfAdjustments(
  prisma: PrismaClient,
  query: HistoryQuery,
): Promise<{ rows: AdjustmentPosting[]; total: number }> {
  const types = adjustmentTypes.filter((type) => !query.type || type === query.type);
  if (types.length === 0 || (query.status && query.status !== 'completed')) {
    return { rows: [], total: 0 };
  }
  const found = Prisma.sql`FROM "LedgerEntry" JOIN "LedgerPosting" ON "entryId" = "id"
    WHERE ${conditionOf(query, types)}`;
  const [rows, [counted]] = await Promise.all([
    prisma.$queryRaw<(Omit<AdjustmentPosting, 'reason'> & { key: string })[]>`
      SELECT "entryId", "position", "key", "type", "currency", "amountMinor",
             "LedgerEntry"."createdAt" AS "createdAt" ${found}
        ORDER BY "LedgerEntry"."createdAt" DESC, "id" DESC
        LIMIT ${query.take} OFFSET ${query.skip}`,
    prisma.$queryRaw<{ count: bigint | number }[]>`SELECT COUNT(*) AS "count" ${found}`,
  ]);
  const reasons = await reasonsOf(
    prisma,
    rows.flatMap(({ key, type }) => (type === 'adjustment' ? adjustmentId(key) : [])),
  );
  return {
    rows: rows.map(({ key, ...row }) => ({
      ...row,
      reason: reasons.get(adjustmentId(key)) ?? null,
    })),
    total: Number(counted?.count ?? 0),
  };
}

function conditionOf(query: HistoryQuery, types: readonly string[]): Prisma.Sql {
  const { userId, walletType } = query;
  const { gte, lt } = shownWithin(query);
  const account = accountName({ of: 'player', userId, bucket: 'available' });
  const conditions = [
    Prisma.sql`"userId" = ${userId}`,
    isNoPlay,
    Prisma.sql`"kind" IN (${Prisma.join([...types])})`,
    Prisma.sql`"account" = ${account}`,
  ];
  if (walletType) conditions.push(Prisma.sql`"currency" = ${walletType}`);
  if (gte) conditions.push(Prisma.sql`"LedgerEntry"."createdAt" >= ${gte}`);
  if (lt) conditions.push(Prisma.sql`"LedgerEntry"."createdAt" < ${lt}`);
  return Prisma.join(conditions, ' AND ');
}

/** The id in the key `adjustment/<id>` of an entry. */
const adjustmentId = (key: string) => ledgerKeyParts(key)[1] ?? '';

async function reasonsOf(
  prisma: PrismaClient,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await prisma.adjustment.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, reason: true },
  });
  return new Map(rows.map(({ id, reason }) => [id, reason]));
}
