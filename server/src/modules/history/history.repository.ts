import { DepositStatus, WithdrawStatus } from '../../contract/enums.ts';
import type { Currency } from '../../contract/money.ts';
import type { HistoryRow } from '../../contract/user.ts';
import type { Prisma, PrismaClient } from '../../db/generated/client.ts';
import { accountName } from '../../ledger/account-name.ts';
import { RunningCounts } from './running-count.ts';

export type HistoryQuery = {
  readonly userId: string;
  readonly walletType: Currency | undefined;
  readonly type: HistoryRow['type'] | undefined;
  readonly status: HistoryRow['status'] | undefined;
  readonly from: Date | undefined;
  readonly until: Date | undefined;
  readonly skip: number;
  readonly take: number;
};

const NOTHING = { rows: [], total: 0 };

function createdWithin({ from, until }: HistoryQuery) {
  return { ...(from && { gte: from }), ...(until && { lt: until }) };
}

const gamePostingSelect = {
  entryId: true,
  position: true,
  type: true,
  currency: true,
  amountMinor: true,
  createdAt: true,
  entry: { select: { gameId: true, roundId: true } },
} satisfies Prisma.LedgerPostingSelect;

export type GamePosting = Prisma.LedgerPostingGetPayload<{ select: typeof gamePostingSelect }>;

/** One for each database, so that two casinos in one process never mix. */
const postingCounts = new WeakMap<PrismaClient, RunningCounts>();

/** Bets, wins and bets taken back, read from the ledger itself. */
export async function pageOfGamePostings(
  prisma: PrismaClient,
  { query, now }: { query: HistoryQuery; now: Date },
): Promise<{ rows: GamePosting[]; total: number }> {
  const wanted = postingTypes(query);
  if (wanted.length === 0) return NOTHING;
  const where: Prisma.LedgerPostingWhereInput = {
    account: accountName({ of: 'player', userId: query.userId, bucket: 'available' }),
    type: { in: wanted },
    ...(query.walletType && { currency: query.walletType }),
    createdAt: createdWithin(query),
  };
  const counts = postingCounts.get(prisma) ?? new RunningCounts();
  postingCounts.set(prisma, counts);
  const [rows, total] = await Promise.all([
    prisma.ledgerPosting.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { entryId: 'desc' }, { position: 'desc' }],
      skip: query.skip,
      take: query.take,
      select: gamePostingSelect,
    }),
    counts.total({
      key: JSON.stringify(where),
      now,
      count: (createdAt) => prisma.ledgerPosting.count({ where: { AND: [where, { createdAt }] } }),
    }),
  ]);
  return { rows, total };
}

/** What was applied is completed; a rollback is a bet that was cancelled. */
function postingTypes({ type, status }: HistoryQuery): ('bet' | 'win' | 'rollback')[] {
  const completed = ['bet', 'win'].filter((name) => !type || name === type) as ('bet' | 'win')[];
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
 * Deposits and withdrawals in one list. Each table gives its newest rows up to the page's end and
 * the two are merged: a player's orders are few and a page's depth is bounded.
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
    createdAt: createdWithin(query),
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

/** Which deposit statuses a query admits; none when it asks for another type. */
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
  if (query.type || (query.status && query.status !== 'completed')) return NOTHING;
  const where = { userId: query.userId, createdAt: createdWithin(query) };
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

/** When the player last cleared the view of games; `null` for never. */
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
