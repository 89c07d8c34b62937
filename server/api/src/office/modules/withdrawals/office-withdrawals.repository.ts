import { WithdrawStatus } from '../../../contract/enums.ts';
import type { Currency } from '../../../contract/money.ts';
import type { Prisma, PrismaClient } from '../../../db/generated/client.ts';
import { accountName } from '../../../ledger/account-name.ts';
import {
  gamePostingCondition,
  isNoPlay,
  playTotals,
} from '../../../ledger/game-postings.repository.ts';
import type { Sort } from '../../contract/fields.ts';
import type { withdrawalStates } from '../../contract/withdrawals.ts';
import { directionOf } from '../direction.ts';
import { playerRefSelect } from '../players/player-ref.ts';
import { rowsOfSearch } from '../players/player-search.repository.ts';

const withPlayer = { user: { select: playerRefSelect } } as const;

export type WithdrawalWithPlayer = Prisma.WithdrawOrderGetPayload<{ include: typeof withPlayer }>;

type ListQuery = {
  readonly state: (typeof withdrawalStates)[number];
  readonly walletType: Currency | undefined;
  readonly userId: string | undefined;
  readonly text: string;
  readonly sort: Sort;
  readonly createdAt: { gte?: Date; lt?: Date };
  readonly skip: number;
  readonly take: number;
};

const OPEN = [WithdrawStatus.pending, WithdrawStatus.processing, WithdrawStatus.bankProcessing];
const DONE = [WithdrawStatus.successful, WithdrawStatus.failed];

function conditionOf(state: ListQuery['state']): Prisma.WithdrawOrderWhereInput {
  switch (state) {
    case 'waiting':
      return { reviewState: 'waiting' };
    case 'open':
      return { status: { in: OPEN } };
    case 'done':
      return { status: { in: DONE } };
    case 'all':
      return {};
  }
}

/** Those that wait the oldest first, all others the newest first without another order. */
export async function pageOfAllWithdrawals(prisma: PrismaClient, query: ListQuery) {
  const { state, walletType, userId, text, sort, createdAt, skip, take } = query;
  const where: Prisma.WithdrawOrderWhereInput = {
    ...conditionOf(state),
    ...(walletType !== undefined && { walletType }),
    ...(userId !== undefined && { userId }),
    ...(await rowsOfSearch(prisma, { text, numbers: ['orderNum'] })),
    ...((createdAt.gte || createdAt.lt) && { createdAt }),
  };
  const direction = directionOf(sort, state === 'waiting' ? 'asc' : 'desc');
  const orderBy = [{ createdAt: direction }, { orderNum: direction }];
  const [rows, total] = await Promise.all([
    prisma.withdrawOrder.findMany({ where, orderBy, skip, take, include: withPlayer }),
    prisma.withdrawOrder.count({ where }),
  ]);
  return { rows, total };
}

export function findWithdrawalWithPlayer(prisma: PrismaClient, orderNum: string) {
  return prisma.withdrawOrder.findUnique({ where: { orderNum }, include: withPlayer });
}

/** The withdrawals that wait for a decision: count and amount by currency, and the oldest request. */
export async function waitingWithdrawals(prisma: PrismaClient) {
  const rows = await prisma.withdrawOrder.groupBy({
    by: ['walletType'],
    where: { reviewState: 'waiting' },
    _count: true,
    _sum: { amountMinor: true },
    _min: { createdAt: true },
  });
  return rows.map(({ walletType, _count, _sum, _min }) => ({
    currency: walletType,
    count: _count,
    amountMinor: _sum.amountMinor ?? 0n,
    oldest: _min.createdAt ?? new Date(0),
  }));
}

export function findPlayerFacts(prisma: PrismaClient, userId: string) {
  return prisma.user.findUniqueOrThrow({
    where: { id: userId },
    select: { createdAt: true, selfExcludedUntil: true, passwordChangedAt: true },
  });
}

/** Paid orders of a player by currency, and the time of the last one. */
export function paidDeposits(
  prisma: PrismaClient,
  { userId, status }: { userId: string; status: number },
) {
  return prisma.depositOrder.groupBy({
    by: ['walletType'],
    where: { userId, status },
    _count: true,
    _sum: { amountMinor: true },
    _max: { updatedAt: true },
  });
}

export function paidWithdrawals(prisma: PrismaClient, userId: string) {
  return prisma.withdrawOrder.groupBy({
    by: ['walletType'],
    where: { userId, status: WithdrawStatus.successful },
    _count: true,
    _sum: { amountMinor: true },
    _max: { updatedAt: true },
  });
}

/** What changed a player's available money since a time, by the type of posting and currency. */
export async function movedSince(
  prisma: PrismaClient,
  { userId, since }: { userId: string; since: Date },
): Promise<readonly { type: string; currency: string; amountMinor: bigint }[]> {
  const account = accountName({ of: 'player', userId, bucket: 'available' });
  const played = { account, types: ['bet', 'win', 'rollback'] as const, currency: undefined };
  const [play, others] = await Promise.all([
    playTotals(prisma, gamePostingCondition(played, [{ gte: since }])),
    prisma.$queryRaw<{ type: string; currency: string; amountMinor: bigint }[]>`
      SELECT "type", "currency", SUM("amountMinor") AS "amountMinor"
        FROM "LedgerEntry" JOIN "LedgerPosting" ON "entryId" = "id"
        WHERE "userId" = ${userId} AND ${isNoPlay} AND "account" = ${account}
          AND "LedgerEntry"."createdAt" >= ${since}
        GROUP BY "type", "currency"`,
  ]);
  return [...play, ...others.map((row) => ({ ...row, amountMinor: BigInt(row.amountMinor) }))];
}

/** How many different accounts the player's withdrawals name. */
export async function countAccounts(prisma: PrismaClient, userId: string): Promise<number> {
  const accounts = await prisma.withdrawOrder.groupBy({
    by: ['accountKey'],
    where: { userId },
  });
  return accounts.length;
}

/** Other players with withdrawals to an account, each once, the latest first. */
export async function othersWithAccount(
  prisma: PrismaClient,
  account: { userId: string; accountKey: string; take: number },
) {
  const { userId, accountKey, take } = account;
  const rows = await prisma.withdrawOrder.groupBy({
    by: ['userId'],
    where: { accountKey, userId: { not: userId } },
    _max: { createdAt: true },
    orderBy: { _max: { createdAt: 'desc' } },
    take,
  });
  const uids = rows.map((row) => row.userId);
  const [users, paid] = await Promise.all([
    prisma.user.findMany({ where: { id: { in: uids } }, select: { id: true, nickName: true } }),
    prisma.withdrawOrder.groupBy({
      by: ['userId'],
      where: { accountKey, userId: { in: uids }, status: WithdrawStatus.successful },
      _max: { updatedAt: true },
    }),
  ]);
  const names = new Map(users.map(({ id, nickName }) => [id, nickName]));
  const times = new Map(paid.map((row) => [row.userId, row._max.updatedAt]));
  return uids.map((uid) => {
    return { uid, nickName: names.get(uid) ?? '', paidAt: times.get(uid) ?? null };
  });
}

/** The audit entries of an order's decision, the earliest first. */
export function decisionsOn(prisma: PrismaClient, orderNum: string) {
  return prisma.auditEntry.findMany({
    where: { subjectKind: 'withdrawal', subjectId: orderNum },
    orderBy: { id: 'asc' },
    select: { at: true, staffId: true, action: true, reason: true },
  });
}
