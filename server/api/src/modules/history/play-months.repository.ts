import { Prisma, type PrismaClient } from '../../db/generated/client.ts';
import { countOnce, cursorOf } from '../../jobs/journal-cursor.ts';
import { accountName, playerOf } from '../../ledger/account-name.ts';
import { settledEntries } from '../../ledger/settled-entries.ts';

/** The name of the cursor up to which the ledger is summed. */
export const PLAY_MONTHS_CURSOR = 'play-months';

/** The maximum time by which an entry can be older than one with a lower id. */
const DISORDER_MS = 60_000;

/** What a player has staked and won, in minor units: in a month of a game, or in one posting of it. */
export type PlayedMonth = {
  /** Within the month. */
  readonly at: Date;
  readonly gameId: string;
  readonly currency: string;
  readonly stakedMinor: bigint;
  readonly wonMinor: bigint;
};

/** A literal, as in the condition of the partial index: SQLite does not match a bound parameter. */
const isPlay = Prisma.raw(`"type" IN ('bet', 'win', 'rollback')`);

/**
 * The stakes and wins of a player since the first of a month: what is summed, and the postings since
 * then. In one statement, so that no posting counts twice while the cursor moves.
 */
export async function playedMonths(
  prisma: PrismaClient,
  { userId, from }: { userId: string; from: Date },
): Promise<PlayedMonth[]> {
  const cursor = await cursorOf(prisma, PLAY_MONTHS_CURSOR);
  const last = await prisma.ledgerEntry.findUnique({
    where: { id: cursor },
    select: { createdAt: true },
  });
  const sinceMs = Math.max(from.getTime(), (last?.createdAt.getTime() ?? 0) - DISORDER_MS);
  const account = accountName({ of: 'player', userId, bucket: 'available' });
  const rows = await prisma.$queryRaw<PlayedMonth[]>`
    SELECT "month" AS "at", "gameId", "currency", "stakedMinor", "wonMinor"
      FROM "PlayMonth" WHERE "userId" = ${userId} AND "month" >= ${from}
    UNION ALL
    SELECT "LedgerPosting"."createdAt", COALESCE("gameId", ''), "currency",
        CASE WHEN "type" = 'win' THEN 0 ELSE -"amountMinor" END,
        CASE WHEN "type" = 'win' THEN "amountMinor" ELSE 0 END
      FROM "LedgerPosting" JOIN "LedgerEntry" ON "LedgerEntry"."id" = "entryId"
      WHERE "account" = ${account} AND ${isPlay}
        AND "LedgerPosting"."createdAt" >= ${new Date(sinceMs)}
        AND "entryId" > COALESCE(
          (SELECT "entryId" FROM "LedgerCursor" WHERE "kind" = ${PLAY_MONTHS_CURSOR}), 0)`;
  return rows.map((row) => ({
    ...row,
    stakedMinor: BigInt(row.stakedMinor),
    wonMinor: BigInt(row.wonMinor),
  }));
}

/**
 * Adds the stakes and wins of the ledger's next entries to the months of their players, each once.
 * @returns how many entries were read
 */
export async function sumNextEntries(
  prisma: PrismaClient,
  { limit, now }: { limit: number; now: Date },
): Promise<number> {
  const from = await cursorOf(prisma, PLAY_MONTHS_CURSOR);
  const found = await prisma.ledgerEntry.findMany({
    where: { id: { gt: from } },
    orderBy: { id: 'asc' },
    take: limit,
    select: { id: true, gameId: true, createdAt: true },
  });
  const entries = settledEntries(found, now);
  const to = entries.at(-1)?.id;
  if (to === undefined) return 0;
  const postings = await prisma.ledgerPosting.findMany({
    where: { entryId: { gt: from, lte: to }, type: { in: ['bet', 'win', 'rollback'] } },
    select: { entryId: true, account: true, currency: true, amountMinor: true, type: true },
  });
  const games = new Map(entries.map(({ id, gameId }) => [id, gameId ?? '']));
  const times = new Map(entries.map(({ id, createdAt }) => [id, createdAt]));
  const months = new Map<string, MonthRow>();
  for (const { entryId, account, currency, amountMinor, type } of postings) {
    const userId = playerOf(account);
    const at = times.get(entryId);
    if (userId === null || !at) continue;
    const month = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth()));
    const gameId = games.get(entryId) ?? '';
    const key = JSON.stringify([userId, month, gameId, currency]);
    const sum = months.get(key) ?? {
      userId,
      month,
      gameId,
      currency,
      stakedMinor: 0n,
      wonMinor: 0n,
    };
    const isWin = type === 'win';
    months.set(key, {
      ...sum,
      stakedMinor: sum.stakedMinor - (isWin ? 0n : amountMinor),
      wonMinor: sum.wonMinor + (isWin ? amountMinor : 0n),
    });
  }
  const read = { kind: PLAY_MONTHS_CURSOR, from, to };
  await countOnce(prisma, read, addToMonths(prisma, [...months.values()]));
  return entries.length;
}

type MonthRow = Omit<PlayedMonth, 'at'> & { readonly userId: string; readonly month: Date };

/** Rows of one statement. */
const ROWS_MAX = 100;

function addToMonths(prisma: PrismaClient, rows: readonly MonthRow[]) {
  const chunks = Array.from({ length: Math.ceil(rows.length / ROWS_MAX) }, (_, index) =>
    rows.slice(index * ROWS_MAX, (index + 1) * ROWS_MAX),
  );
  return chunks.map((chunk) => {
    const values = chunk.map(
      (row) => Prisma.sql`(${row.userId}, ${row.month}, ${row.gameId}, ${row.currency},
        ${row.stakedMinor}, ${row.wonMinor})`,
    );
    return prisma.$executeRaw`
      INSERT INTO "PlayMonth" AS "sum"
          ("userId", "month", "gameId", "currency", "stakedMinor", "wonMinor")
        VALUES ${Prisma.join(values)}
        ON CONFLICT ("userId", "month", "gameId", "currency") DO UPDATE SET
          "stakedMinor" = "sum"."stakedMinor" + "excluded"."stakedMinor",
          "wonMinor" = "sum"."wonMinor" + "excluded"."wonMinor"`;
  });
}
