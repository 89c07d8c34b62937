import { Prisma, type PrismaClient } from '../../../db/generated/client.ts';
import { countOnce, cursorOf, type ReadEntries } from '../../../jobs/journal-cursor.ts';
import { settledEntries } from '../../../ledger/settled-entries.ts';
import type { DailyMetrics, MetricPosting } from './metrics.ts';

/** Rows of one statement: SQLite has 32,766 parameters. */
const ROWS_PER_INSERT = 1000;

/**
 * The players' postings of the ledger's next entries, and how far they reach. A ledger that is not shared
 * has one writer, which commits entries in the order of their ids.
 */
export async function nextPostings(
  prisma: PrismaClient,
  { cursor, limit, isShared, now }: { cursor: string; limit: number; isShared: boolean; now: Date },
): Promise<{ from: bigint; to: bigint | null; read: number; postings: MetricPosting[] }> {
  const from = await cursorOf(prisma, cursor);
  const found = await prisma.ledgerEntry.findMany({
    where: { id: { gt: from } },
    orderBy: { id: 'asc' },
    take: limit,
    select: { id: true, userId: true, gameId: true, createdAt: true },
  });
  const entries = isShared ? settledEntries(found, now) : found;
  const to = entries.at(-1)?.id ?? null;
  if (to === null) return { from, to, read: 0, postings: [] };
  const rows = await prisma.ledgerPosting.findMany({
    where: { entryId: { gt: from, lte: to }, account: { startsWith: 'player/' } },
    select: { entryId: true, account: true, currency: true, amountMinor: true, type: true },
  });
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
  const postings = rows.flatMap(({ entryId, ...posting }) => {
    const entry = entryOf.get(entryId);
    if (!entry) return [];
    const { userId, gameId, createdAt } = entry;
    return [{ ...posting, userId, gameId, createdAt }];
  });
  return { from, to, read: entries.length, postings };
}

/** Adds the figures of the entries up to the cursor's new position, each once. */
export async function addMetrics(
  prisma: PrismaClient,
  { games, money, players }: DailyMetrics,
  read: ReadEntries,
): Promise<void> {
  const gameRows = games.map(
    (row) =>
      Prisma.sql`(${row.day}, ${row.currency}, ${row.gameId}, ${row.bets}, ${row.stakedMinor}, ${row.wonMinor}, ${row.stakeSquares})`,
  );
  const moneyRows = money.map(
    (row) =>
      Prisma.sql`(${row.day}, ${row.currency}, ${row.kind}, ${row.count}, ${row.amountMinor})`,
  );
  const playerRows = players.map(({ day, userId }) => Prisma.sql`(${day}, ${userId})`);
  await countOnce(prisma, read, [
    ...chunks(gameRows).map(
      (rows) => prisma.$executeRaw`
        INSERT INTO "DailyFigure"
          ("day", "currency", "gameId", "bets", "stakedMinor", "wonMinor", "stakeSquares")
          VALUES ${rows}
          ON CONFLICT ("day", "currency", "gameId") DO UPDATE SET
            "bets" = "DailyFigure"."bets" + excluded."bets",
            "stakedMinor" = "DailyFigure"."stakedMinor" + excluded."stakedMinor",
            "wonMinor" = "DailyFigure"."wonMinor" + excluded."wonMinor",
            "stakeSquares" = "DailyFigure"."stakeSquares" + excluded."stakeSquares"`,
    ),
    ...chunks(moneyRows).map(
      (rows) => prisma.$executeRaw`
        INSERT INTO "DailyMoney" ("day", "currency", "kind", "count", "amountMinor") VALUES ${rows}
          ON CONFLICT ("day", "currency", "kind") DO UPDATE SET
            "count" = "DailyMoney"."count" + excluded."count",
            "amountMinor" = "DailyMoney"."amountMinor" + excluded."amountMinor"`,
    ),
    ...chunks(playerRows).map(
      (rows) => prisma.$executeRaw`
        INSERT INTO "DailyPlayer" ("day", "userId") VALUES ${rows} ON CONFLICT DO NOTHING`,
    ),
  ]);
}

function chunks(rows: readonly Prisma.Sql[]): Prisma.Sql[] {
  const parts: Prisma.Sql[] = [];
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    parts.push(Prisma.join(rows.slice(from, from + ROWS_PER_INSERT)));
  }
  return parts;
}
