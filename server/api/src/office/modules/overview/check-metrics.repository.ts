import type { Dialect } from '../../../db/database.ts';
import { Prisma, type PrismaClient } from '../../../db/generated/client.ts';
import { moneyKinds } from './metrics.ts';

/** A figure by its place: as text, or as a number that is floating point. */
export type MetricMap = ReadonlyMap<string, string | number>;

const JOINED = Prisma.sql`"LedgerPosting" JOIN "LedgerEntry" ON "LedgerEntry"."id" = "entryId"
  WHERE "account" LIKE 'player/%'`;

/** As the database returns it: databases differ in the type of a sum. */
type Whole = number | bigint | string;
type GameRow = {
  readonly day: Whole;
  readonly currency: string;
  readonly gameId: string;
  readonly bets: Whole;
  readonly staked: Whole;
  readonly won: Whole;
  readonly squares: number;
};
type MoneyRow = {
  readonly day: Whole;
  readonly currency: string;
  readonly kind: string;
  readonly count: Whole;
  readonly amount: Whole;
};
type PlayerRow = { readonly day: Whole; readonly userId: string };

/** The figures of the entries up to one, computed from the ledger by the database. */
export async function recomputedMetrics(
  prisma: PrismaClient,
  { dialect, upTo }: { dialect: Dialect; upTo: bigint },
): Promise<MetricMap> {
  const day = Prisma.raw(dialect.midnightMs('"LedgerEntry"."createdAt"'));
  const games = await prisma.$queryRaw<GameRow[]>`
    SELECT ${day} AS "day", "currency", coalesce("gameId", '') AS "gameId",
           SUM(CASE "type" WHEN 'bet' THEN 1 WHEN 'rollback' THEN -1 ELSE 0 END) AS "bets",
           -SUM(CASE "type" WHEN 'win' THEN 0 ELSE "amountMinor" END) AS "staked",
           SUM(CASE "type" WHEN 'win' THEN "amountMinor" ELSE 0 END) AS "won",
           SUM(CASE "type" WHEN 'win' THEN 0.0 WHEN 'bet' THEN 1.0 ELSE -1.0 END
             * CAST("amountMinor" AS DOUBLE PRECISION) * CAST("amountMinor" AS DOUBLE PRECISION))
             AS "squares"
      FROM ${JOINED} AND "type" IN ('bet', 'win', 'rollback') AND "entryId" <= ${upTo}
      GROUP BY 1, 2, 3`;
  const money = await prisma.$queryRaw<MoneyRow[]>`
    SELECT ${day} AS "day", "currency", "type" AS "kind", COUNT(*) AS "count",
           SUM(CASE "type" WHEN 'withdraw' THEN -"amountMinor" ELSE "amountMinor" END) AS "amount"
      FROM ${JOINED} AND "type" IN (${Prisma.join([...moneyKinds])}) AND "entryId" <= ${upTo}
      GROUP BY 1, 2, 3`;
  const players = await prisma.$queryRaw<PlayerRow[]>`
    SELECT DISTINCT ${day} AS "day", "userId"
      FROM ${JOINED} AND "type" = 'bet' AND "userId" IS NOT NULL AND "entryId" <= ${upTo}`;
  return new Map([
    ...games.flatMap(gameLines),
    ...money.map(moneyLine),
    ...players.map(playerLine),
  ]);
}

/** The figures that the job has stored. */
export async function storedMetrics(prisma: PrismaClient): Promise<MetricMap> {
  const [games, money, players] = await Promise.all([
    prisma.dailyFigure.findMany(),
    prisma.dailyMoney.findMany(),
    prisma.dailyPlayer.findMany(),
  ]);
  return new Map([
    ...games.flatMap(({ day, stakedMinor: staked, wonMinor: won, stakeSquares, ...row }) =>
      gameLines({ ...row, day: day.getTime(), staked, won, squares: stakeSquares }),
    ),
    ...money.map(({ day, amountMinor: amount, ...row }) =>
      moneyLine({ ...row, day: day.getTime(), amount }),
    ),
    ...players.map(({ day, userId }) => playerLine({ day: day.getTime(), userId })),
  ]);
}

const dayText = (day: Whole) => new Date(Number(day)).toISOString().slice(0, 10);

function gameLines(row: GameRow): [string, string | number][] {
  const { day, currency, gameId, bets, staked, won, squares } = row;
  const place = `${dayText(day)} ${currency} game ${gameId}`;
  return [
    [place, `${bets} bets, ${staked} staked, ${won} won`],
    [`${place} squares of stakes`, Number(squares)],
  ];
}

function moneyLine({ day, currency, kind, count, amount }: MoneyRow): [string, string] {
  return [`${dayText(day)} ${currency} ${kind}`, `${count} times, ${amount}`];
}

function playerLine({ day, userId }: PlayerRow): [string, string] {
  return [`${dayText(day)} player ${userId}`, 'active'];
}
