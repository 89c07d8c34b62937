import { DepositStatus, WithdrawStatus } from '../../../contract/enums.ts';
import type { Currency } from '../../../contract/money.ts';
import { Prisma, type PrismaClient } from '../../../db/generated/client.ts';

/** Days from one to another, which is not in it; without an end up to now. */
export type Days = { readonly from: Date; readonly until?: Date };
type Period = Days & { readonly currency: Currency | undefined };

const within = ({ from, until }: Days) => ({ gte: from, ...(until && { lt: until }) });

const condition = ({ currency, ...days }: Period) => ({
  day: within(days),
  ...(currency !== undefined && { currency }),
});

const playFields = { bets: true, stakedMinor: true, wonMinor: true, stakeSquares: true } as const;

/** The figures of games by day and currency, over all games. */
export function dailyPlay(prisma: PrismaClient, period: Period) {
  return prisma.dailyFigure.groupBy({
    by: ['day', 'currency'],
    where: condition(period),
    _sum: playFields,
  });
}

/** The figures of games by game and currency, over the period. */
export function playByGame(prisma: PrismaClient, period: Period) {
  return prisma.dailyFigure.groupBy({
    by: ['gameId', 'currency'],
    where: condition(period),
    _sum: playFields,
  });
}

export function dailyMoney(prisma: PrismaClient, period: Period) {
  return prisma.dailyMoney.findMany({ where: condition(period) });
}

/** How many players played on each day. */
export async function playersByDay(
  prisma: PrismaClient,
  from: Date,
): Promise<ReadonlyMap<number, number>> {
  const rows = await prisma.dailyPlayer.groupBy({
    by: ['day'],
    where: { day: { gte: from } },
    _count: true,
  });
  return new Map(rows.map(({ day, _count }) => [day.getTime(), _count]));
}

type CountRow = { readonly count: bigint | number };

/** Players with a bet in the period, each once. */
export async function countActivePlayers(prisma: PrismaClient, days: Days): Promise<number> {
  const [row] = await prisma.$queryRaw<CountRow[]>`
    SELECT COUNT(DISTINCT "userId") AS "count" FROM "DailyPlayer" WHERE ${during('day', days)}`;
  return Number(row?.count ?? 0);
}

/** Players with a bet in each of two periods. */
export async function countReturningPlayers(
  prisma: PrismaClient,
  { now, before }: { now: Days; before: Days },
): Promise<number> {
  const [row] = await prisma.$queryRaw<CountRow[]>`
    SELECT COUNT(*) AS "count" FROM (
      SELECT "userId" FROM "DailyPlayer" WHERE ${during('day', now)}
      INTERSECT SELECT "userId" FROM "DailyPlayer" WHERE ${during('day', before)}) AS "both"`;
  return Number(row?.count ?? 0);
}

/** The players who registered in the period: how many, and how many of them deposited and played. */
export async function newPlayersFunnel(prisma: PrismaClient, { from, until }: Days) {
  const isNew = during('createdAt', { from, ...(until && { until }) });
  const countOf = async (condition: Prisma.Sql) => {
    const [row] = await prisma.$queryRaw<CountRow[]>`
      SELECT COUNT(*) AS "count" FROM "User" WHERE ${isNew} AND ${condition}`;
    return Number(row?.count ?? 0);
  };
  const [registered, deposited, played] = await Promise.all([
    countOf(Prisma.sql`TRUE`),
    countOf(Prisma.sql`EXISTS (SELECT 1 FROM "DepositOrder"
      WHERE "userId" = "User"."id" AND "status" = ${DepositStatus.paid})`),
    countOf(Prisma.sql`"id" IN (SELECT "userId" FROM "DailyPlayer" WHERE "day" >= ${from})`),
  ]);
  return { registered, deposited, played };
}

function during(column: 'day' | 'createdAt', { from, until }: Days): Prisma.Sql {
  const name = Prisma.raw(`"${column}"`);
  const end = until ? Prisma.sql`AND ${name} < ${until}` : Prisma.empty;
  return Prisma.sql`${name} >= ${from} ${end}`;
}

/** Name, stated RTP in percent and volatility index of games. */
export async function gameFacts(prisma: PrismaClient, gameIds: readonly string[]) {
  const rows = await prisma.game.findMany({
    where: { gameId: { in: [...gameIds] } },
    select: { gameId: true, gameName: true, rtpBasis: true, volatilityIndex: true },
  });
  return new Map(rows.map((row) => [row.gameId, row]));
}

/** The last check of the ledger that has ended. */
export function lastCheck(prisma: PrismaClient) {
  return prisma.ledgerCheck.findFirst({
    where: { finishedAt: { not: null } },
    orderBy: { startedAt: 'desc' },
    select: { finishedAt: true, full: true, breaches: true },
  });
}

/** A literal, as in the condition of the partial index: SQLite does not match a bound parameter. */
const isPending = Prisma.raw(`"status" = ${DepositStatus.pending}`);

/** Orders without the final event that was due: expired deposits, and payouts unchanged for long. */
export async function countOverdueOrders(
  prisma: PrismaClient,
  { expiredBy, unchangedSince }: { expiredBy: Date; unchangedSince: Date },
): Promise<number> {
  const [[deposits], payouts] = await Promise.all([
    prisma.$queryRaw<{ count: bigint | number }[]>`
      SELECT COUNT(*) AS "count" FROM "DepositOrder"
        WHERE ${isPending} AND "expiresAt" <= ${expiredBy}`,
    prisma.withdrawOrder.count({
      where: {
        status: { in: [WithdrawStatus.processing, WithdrawStatus.bankProcessing] },
        updatedAt: { lt: unchangedSince },
      },
    }),
  ]);
  return Number(deposits?.count ?? 0) + payouts;
}
