import { DepositStatus } from '../../contract/enums.ts';
import { isCurrency } from '../../contract/money.ts';
import { Prisma, type PrismaClient } from '../../db/generated/client.ts';
import { accountName } from '../../ledger/account-name.ts';
import { countedMinor, storedInit } from '../../ledger/budget-count.ts';
import {
  gamePostingCondition,
  isEarlierRollback,
  isGamePostingType,
  isNoPlay,
} from '../../ledger/game-postings.repository.ts';
import type { Budget } from '../../ledger/port.ts';
import { limitBudget, type MoneyLimit } from './limit-budget.ts';

type Counter = Pick<Budget, 'key' | 'init'>;

/** How far a limit is used, in minor units of its currency. */
export type Usage = {
  readonly usedMinor: bigint;
  /** Whether other wallets contributed, by the reference rates. */
  readonly isEstimate: boolean;
};

/** What a counter of a player's losses or stakes has counted. */
export async function loadPlayUsage(
  prisma: PrismaClient,
  of: { userId: string; counter: Counter },
): Promise<Usage> {
  const { init } = of.counter;
  const account = accountName({ of: 'player', userId: of.userId, bucket: 'available' });
  const types = init.types.filter(isGamePostingType);
  const ofWindow = gamePostingCondition({ account, types, currency: undefined }, [
    { gte: init.from, lt: init.until },
  ]);
  const condition = Prisma.sql`${ofWindow} AND NOT (${isEarlierRollback(init.from)})`;
  const [stored, others] = await Promise.all([
    storedUse(prisma, of.counter),
    prisma.$queryRaw<object[]>`SELECT 1 AS "other" FROM "LedgerPosting"
      WHERE ${condition} AND "currency" <> ${init.currency} LIMIT 1`,
  ]);
  const usedMinor = stored ?? (await usedOfPostings(prisma, { condition, init }));
  return { usedMinor, isEstimate: others.length > 0 };
}

/** The ledger's counter; `null` where it has none yet. */
async function storedUse(prisma: PrismaClient, { key, init }: Counter): Promise<bigint | null> {
  const row = await prisma.ledgerBudget.findFirst({
    where: { key, ...storedInit(init), filledAt: { gte: init.carriedSince } },
    select: { usedMinor: true },
  });
  return row?.usedMinor ?? null;
}

async function usedOfPostings(
  prisma: PrismaClient,
  { condition, init }: { condition: Prisma.Sql; init: Budget['init'] },
): Promise<bigint> {
  // Equal amounts together: a month of play has few different stakes.
  const groups = await prisma.$queryRaw<PostingGroup[]>`
    SELECT "type", "currency", "amountMinor", COUNT(*) AS "count" FROM "LedgerPosting"
      WHERE ${condition} GROUP BY "type", "currency", "amountMinor"`;
  return countedSum(groups, init);
}

type PostingGroup = {
  readonly type: string;
  readonly currency: string;
  readonly amountMinor: bigint;
  readonly count: bigint | number;
};

function countedSum(groups: readonly PostingGroup[], init: Budget['init']): bigint {
  let sumMinor = 0n;
  for (const { type, currency, amountMinor, count } of groups) {
    const counted = init.types.find((one) => one === type);
    if (counted === undefined || !isCurrency(currency)) continue;
    const posting = { type: counted, currency, amountMinor: BigInt(amountMinor) };
    sumMinor += BigInt(count) * countedMinor(posting, init);
  }
  return sumMinor;
}

type DepositUsageQuery = {
  readonly limit: MoneyLimit;
  readonly userId: string;
  readonly now: Date;
};

/**
 * What counts for a deposit limit: what was credited in its window, as the ledger counts it, and what the
 * open orders reserve, whose payment may arrive in it.
 */
export async function loadDepositUsage(
  prisma: Prisma.TransactionClient,
  query: DepositUsageQuery,
): Promise<Usage> {
  const { limit, userId, now } = query;
  const open = await prisma.depositOrder.groupBy({
    by: ['walletType', 'amountMinor'],
    where: { userId, status: DepositStatus.pending, expiresAt: { gt: now } },
    _count: { _all: true },
  });
  const reserved = open.map(({ walletType: currency, amountMinor, _count: { _all: count } }) => {
    return { type: 'deposit', currency, amountMinor, count };
  });
  const groups = [...(await creditedDeposits(prisma, query)), ...reserved];
  return {
    usedMinor: countedSum(groups, limitBudget(limit, { userId, at: now }).init),
    isEstimate: groups.some(({ currency }) => currency !== limit.currency),
  };
}

/** What was credited in the limit's window, in minor units of its currency. */
export async function loadCreditedMinor(
  prisma: Prisma.TransactionClient,
  query: DepositUsageQuery,
): Promise<bigint> {
  const { limit, userId, now: at } = query;
  return countedSum(await creditedDeposits(prisma, query), limitBudget(limit, { userId, at }).init);
}

function creditedDeposits(
  prisma: Prisma.TransactionClient,
  { limit, userId, now: at }: DepositUsageQuery,
): Promise<PostingGroup[]> {
  const { from, until } = limitBudget(limit, { userId, at }).init;
  const account = accountName({ of: 'player', userId, bucket: 'available' });
  return prisma.$queryRaw<PostingGroup[]>`
    SELECT "type", "currency", "amountMinor", COUNT(*) AS "count"
      FROM "LedgerEntry" AS "entry" JOIN "LedgerPosting" ON "entryId" = "id"
      WHERE "userId" = ${userId} AND ${isNoPlay}
        AND "entry"."createdAt" >= ${from} AND "entry"."createdAt" < ${until}
        AND "type" = 'deposit' AND "account" = ${account}
      GROUP BY "type", "currency", "amountMinor"`;
}

/** Of windows that ended before. @returns the number of deleted rows */
export async function deleteBudgets(
  prisma: PrismaClient,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { count } = await prisma.ledgerBudget.deleteMany({
    where: { until: { lt: before } },
    limit,
  });
  return count;
}
