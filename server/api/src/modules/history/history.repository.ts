import { DepositStatus, WithdrawStatus } from '../../contract/enums.ts';
import type { Currency } from '../../contract/money.ts';
import type { HistoryRow } from '../../contract/user.ts';
import type { PrismaClient } from '../../db/generated/client.ts';

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

export const EMPTY_PAGE = { rows: [], total: 0 };

export function createdWithin({ from, until }: Pick<HistoryQuery, 'from' | 'until'>) {
  return { ...(from && { gte: from }), ...(until && { lt: until }) };
}

/** What a page shows: of the rows that are counted those that existed when page 1 was read. */
export function shownWithin({ from, until, pageEnd }: HistoryQuery) {
  const ends = [until, pageEnd].flatMap((end) => end ?? []);
  const [first] = ends.sort((one, other) => one.getTime() - other.getTime());
  return createdWithin({ from, until: first });
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
