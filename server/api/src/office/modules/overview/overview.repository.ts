import { DepositStatus, WithdrawStatus } from '../../../contract/enums.ts';
import type { Currency } from '../../../contract/money.ts';
import { Prisma, type PrismaClient } from '../../../db/generated/client.ts';

type Period = { readonly from: Date; readonly currency: Currency | undefined };

const condition = ({ from, currency }: Period) => ({
  day: { gte: from },
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

/** Players with a bet in the period, each once. */
export async function countActivePlayers(prisma: PrismaClient, from: Date): Promise<number> {
  const [row] = await prisma.$queryRaw<{ count: bigint | number }[]>`
    SELECT COUNT(DISTINCT "userId") AS "count" FROM "DailyPlayer" WHERE "day" >= ${from}`;
  return Number(row?.count ?? 0);
}

export function countNewPlayers(prisma: PrismaClient, from: Date): Promise<number> {
  return prisma.user.count({ where: { createdAt: { gte: from } } });
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
