import { DepositStatus, WithdrawStatus } from '../../contract/enums.ts';
import type { Currency } from '../../contract/money.ts';
import type { HistoryRow } from '../../contract/user.ts';
import { Prisma, type PrismaClient } from '../../db/generated/client.ts';
import { accountName } from '../../ledger/account-name.ts';
import {
  type GamePostingType,
  gamePostingCondition,
  type Range,
} from '../../ledger/game-postings.repository.ts';
import type { RunningSums } from '../../ledger/running-sums.ts';

export type HistoryQuery = {
  readonly userId: string;
  readonly walletType: Currency | undefined;
  readonly type: HistoryRow['type'] | undefined;
  readonly status: HistoryRow['status'] | undefined;
  readonly from: Date | undefined;
  readonly until: Date | undefined;
  /** The first moment after page 1, for a later page. */
  readonly pageEnd: Date | undefined;
  readonly skip: number;
  readonly take: number;
};

export type TotalsQuery = Pick<HistoryQuery, 'userId' | 'walletType' | 'from' | 'until'>;

const EMPTY_PAGE = { rows: [], total: 0 };

function createdWithin({ from, until }: Pick<HistoryQuery, 'from' | 'until'>) {
  return { ...(from && { gte: from }), ...(until && { lt: until }) };
}

/** What a page shows: of the rows that are counted those that existed when page 1 was read. */
export function shownWithin({ from, until, pageEnd }: HistoryQuery) {
  const ends = [until, pageEnd].flatMap((end) => end ?? []);
  const [first] = ends.sort((one, other) => one.getTime() - other.getTime());
  return createdWithin({ from, until: first });
}

/** A game posting to the player's account, with its round. */
export type GamePosting = {
  readonly entryId: bigint;
  readonly position: number;
  readonly type: GamePostingType;
  readonly currency: string;
  readonly amountMinor: bigint;
  readonly createdAt: Date;
  readonly gameId: string | null;
  readonly roundId: string | null;
};

/** Bets, wins and rollbacks of the ledger. */
export async function pageOfGamePostings(
  prisma: PrismaClient,
  { query, counts, now }: { query: HistoryQuery; counts: RunningSums<number>; now: Date },
): Promise<{ rows: GamePosting[]; total: number }> {
  const types = postingTypes(query);
  if (types.length === 0) return EMPTY_PAGE;
  const account = accountName({ of: 'player', userId: query.userId, bucket: 'available' });
  const filter = { account, types, currency: query.walletType };
  const condition = (...ranges: Range[]) => gamePostingCondition(filter, ranges);
  const [rows, total] = await Promise.all([
    newestGamePostings(prisma, { ...query, where: condition(shownWithin(query)) }),
    runningTotal(prisma, { query, counts, now, key: filter, condition }),
  ]);
  return { rows, total };
}

/** A round by the posting of its first stake, with its sums so far. */
export type PlayedRound = GamePosting & {
  readonly stakeMinor: bigint;
  readonly wonMinor: bigint;
  /** Stakes that were rolled back. */
  readonly returnedMinor: bigint;
};

/** Rounds by the time of their first stake. */
export async function pageOfRounds(
  prisma: PrismaClient,
  { query, counts, now }: { query: HistoryQuery; counts: RunningSums<number>; now: Date },
): Promise<{ rows: PlayedRound[]; total: number }> {
  const account = accountName({ of: 'player', userId: query.userId, bucket: 'available' });
  const filter = { account, types: ['bet'] as const, currency: query.walletType };
  const roundsOf = (...ranges: Range[]) =>
    Prisma.sql`${gamePostingCondition(filter, ranges)} AND ${isFirstOfRound}`;
  const [postings, total] = await Promise.all([
    newestGamePostings(prisma, { ...query, where: roundsOf(shownWithin(query)) }),
    runningTotal(prisma, {
      ...{ query, counts, now },
      key: { byRound: true, ...filter },
      condition: roundsOf,
    }),
  ]);
  return { rows: await withSums(prisma, { account, postings }), total };
}

const isFirstOfRound = Prisma.sql`NOT EXISTS (
  SELECT 1 FROM "LedgerEntry" AS "own" JOIN "LedgerEntry" AS "earlier"
      ON "earlier"."roundId" = "own"."roundId" AND "earlier"."userId" = "own"."userId"
        AND "earlier"."gameId" = "own"."gameId" AND "earlier"."id" < "own"."id"
    WHERE "own"."id" = "LedgerPosting"."entryId")`;

async function withSums(
  prisma: PrismaClient,
  { account, postings }: { account: string; postings: readonly GamePosting[] },
): Promise<PlayedRound[]> {
  const roundIds = postings.flatMap(({ roundId }) => roundId ?? []);
  // An entry without a round is a round of its own.
  const entryIds = postings.flatMap(({ roundId, entryId }) => (roundId === null ? entryId : []));
  const select = { id: true, gameId: true, roundId: true } as const;
  // An empty list would be a condition without an index.
  const conditions = [
    ...(roundIds.length > 0 ? [{ roundId: { in: roundIds } }] : []),
    ...(entryIds.length > 0 ? [{ id: { in: entryIds } }] : []),
  ];
  const found = await Promise.all(
    conditions.map((where) => prisma.ledgerEntry.findMany({ where, select })),
  );
  const entries = new Map(found.flat().map((entry) => [entry.id, entry]));
  const own = await prisma.ledgerPosting.findMany({
    where: { entryId: { in: [...entries.keys()] }, account },
    select: { entryId: true, type: true, amountMinor: true },
  });
  const sums = new Map<string, bigint>();
  // Round ids are a provider's own: the game distinguishes equal ones.
  const keyOf = (round: Pick<GamePosting, 'entryId' | 'gameId' | 'roundId'>, type: string) =>
    JSON.stringify([round.gameId, round.roundId ?? `${round.entryId}`, type]);
  for (const { entryId, type, amountMinor } of own) {
    const { gameId = null, roundId = null } = entries.get(entryId) ?? {};
    const key = keyOf({ entryId, gameId, roundId }, type);
    sums.set(key, (sums.get(key) ?? 0n) + amountMinor);
  }
  return postings.map((posting) => {
    const sumOf = (type: GamePostingType) => sums.get(keyOf(posting, type)) ?? 0n;
    return {
      ...posting,
      stakeMinor: -sumOf('bet'),
      wonMinor: sumOf('win'),
      returnedMinor: sumOf('rollback'),
    };
  });
}

/** The sums of completed deposits and withdrawals. */
export async function orderTotals(
  prisma: PrismaClient,
  query: TotalsQuery,
): Promise<{ deposits: OrderTotal[]; withdrawals: OrderTotal[] }> {
  const where = {
    userId: query.userId,
    ...(query.walletType && { walletType: query.walletType }),
    createdAt: createdWithin(query),
  };
  const sums = { by: ['walletType'] as 'walletType'[], _sum: { amountMinor: true } as const };
  const [deposits, withdrawals] = await Promise.all([
    prisma.depositOrder.groupBy({ ...sums, where: { ...where, status: DepositStatus.paid } }),
    prisma.withdrawOrder.groupBy({
      ...sums,
      where: { ...where, status: WithdrawStatus.successful },
    }),
  ]);
  return { deposits: deposits.map(orderTotal), withdrawals: withdrawals.map(orderTotal) };
}

export type OrderTotal = { readonly currency: string; readonly amountMinor: bigint };

function orderTotal(row: { walletType: string; _sum: { amountMinor: bigint | null } }): OrderTotal {
  return { currency: row.walletType, amountMinor: row._sum.amountMinor ?? 0n };
}

async function newestGamePostings(
  prisma: PrismaClient,
  { where, skip, take }: { where: Prisma.Sql; skip: number; take: number },
): Promise<GamePosting[]> {
  const postings = await prisma.$queryRaw<Omit<GamePosting, 'gameId' | 'roundId'>[]>`
    SELECT "entryId", "position", "type", "currency", "amountMinor", "createdAt"
      FROM "LedgerPosting" WHERE ${where}
      ORDER BY "createdAt" DESC, "entryId" DESC, "position" DESC LIMIT ${take} OFFSET ${skip}`;
  if (postings.length === 0) return [];
  const entries = await prisma.ledgerEntry.findMany({
    where: { id: { in: postings.map(({ entryId }) => entryId) } },
    select: { id: true, gameId: true, roundId: true },
  });
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return postings.map((posting) => {
    const { gameId = null, roundId = null } = byId.get(posting.entryId) ?? {};
    return { ...posting, gameId, roundId };
  });
}

/** A running total for all pages, without the rows since page 1. */
async function runningTotal(
  prisma: PrismaClient,
  {
    query,
    counts,
    now,
    key,
    condition,
  }: {
    query: HistoryQuery;
    counts: RunningSums<number>;
    now: Date;
    /** The condition's fields. */
    key: object;
    condition: (...ranges: Range[]) => Prisma.Sql;
  },
): Promise<number> {
  const created = createdWithin(query);
  const { pageEnd } = query;
  const [all, later] = await Promise.all([
    counts.total({
      key: JSON.stringify({ ...key, ...created }),
      now,
      sum: (range) => countGamePostings(prisma, condition(created, range)),
    }),
    pageEnd ? countGamePostings(prisma, condition(created, { gte: pageEnd })) : 0,
  ]);
  return all - later;
}

async function countGamePostings(prisma: PrismaClient, where: Prisma.Sql): Promise<number> {
  const [counted] = await prisma.$queryRaw<{ count: bigint | number }[]>`
    SELECT COUNT(*) AS "count" FROM "LedgerPosting" WHERE ${where}`;
  return Number(counted?.count ?? 0);
}

/** Bets and wins have the status `completed`; a rollback is a cancelled bet. */
function postingTypes({ type, status }: HistoryQuery): GamePostingType[] {
  const completed = (['bet', 'win'] as const).filter((name) => !type || name === type);
  const cancelled = !type || type === 'bet' ? (['rollback'] as const) : [];
  if (!status) return [...completed, ...cancelled];
  if (status === 'completed') return completed;
  return status === 'cancelled' ? [...cancelled] : [];
}

export type OrderRow = {
  readonly id: string;
  readonly type: 'deposit' | 'withdraw';
  readonly walletType: string;
  readonly amountMinor: bigint;
  readonly status: number;
  readonly createdAt: Date;
};

const orderSelect = {
  id: true,
  walletType: true,
  amountMinor: true,
  status: true,
  createdAt: true,
} as const;

/**
 * Deposits and withdrawals in one list. Merges the newest rows of both tables up to the page's end:
 * a player has few orders, and the depth of a page is bounded.
 */
export async function pageOfOrders(
  prisma: PrismaClient,
  query: HistoryQuery,
): Promise<{ rows: OrderRow[]; total: number }> {
  const newestFirst = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];
  const take = query.skip + query.take;
  const common = {
    userId: query.userId,
    ...(query.walletType && { walletType: query.walletType }),
    createdAt: shownWithin(query),
  };
  const deposits = { ...common, status: { in: depositStatuses(query) } };
  const withdrawals = { ...common, status: { in: withdrawStatuses(query) } };
  const [depositRows, withdrawRows, depositTotal, withdrawTotal] = await Promise.all([
    prisma.depositOrder.findMany({
      where: deposits,
      orderBy: newestFirst,
      take,
      select: orderSelect,
    }),
    prisma.withdrawOrder.findMany({
      where: withdrawals,
      orderBy: newestFirst,
      take,
      select: orderSelect,
    }),
    prisma.depositOrder.count({ where: deposits }),
    prisma.withdrawOrder.count({ where: withdrawals }),
  ]);
  const rows = [
    ...depositRows.map((row) => ({ ...row, type: 'deposit' as const })),
    ...withdrawRows.map((row) => ({ ...row, type: 'withdraw' as const })),
  ].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  return { rows: rows.slice(query.skip, take), total: depositTotal + withdrawTotal };
}

/** The deposit statuses that match the query; none when it filters for another type. */
function depositStatuses({ type, status }: HistoryQuery): number[] {
  if (type && type !== 'deposit') return [];
  const { pending, paid, failed, cancelled } = DepositStatus;
  if (!status) return [pending, paid, failed, cancelled];
  return [{ pending, completed: paid, failed, cancelled }[status]];
}

function withdrawStatuses({ type, status }: HistoryQuery): number[] {
  if (type && type !== 'withdraw') return [];
  const { pending, processing, bankProcessing, successful, failed } = WithdrawStatus;
  const open = [pending, processing, bankProcessing];
  if (!status) return [...open, successful, failed];
  return { pending: open, completed: [successful], failed: [failed], cancelled: [] }[status];
}

export type Visit = { readonly id: string; readonly gameId: string; readonly createdAt: Date };

export async function pageOfVisits(
  prisma: PrismaClient,
  query: HistoryQuery,
): Promise<{ rows: Visit[]; total: number }> {
  if (query.type || (query.status && query.status !== 'completed')) return EMPTY_PAGE;
  const where = { userId: query.userId, createdAt: shownWithin(query) };
  const [rows, total] = await Promise.all([
    prisma.gameVisit.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: query.skip,
      take: query.take,
      select: { id: true, gameId: true, createdAt: true },
    }),
    prisma.gameVisit.count({ where }),
  ]);
  return { rows, total };
}

export async function deleteVisits(prisma: PrismaClient, userId: string): Promise<void> {
  await prisma.gameVisit.deleteMany({ where: { userId } });
}

/** When the player last cleared the game history; `null` for never. */
export async function gamesClearedAt(prisma: PrismaClient, userId: string): Promise<Date | null> {
  const user = await prisma.user.findUnique({
    where: { id: userId },
    select: { gamesClearedAt: true },
  });
  return user?.gamesClearedAt ?? null;
}

export async function clearGames(
  prisma: PrismaClient,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  await prisma.user.update({
    where: { id: userId },
    data: { gamesClearedAt: at },
    select: { id: true },
  });
}
