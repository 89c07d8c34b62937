import { DepositStatus } from '../../contract/enums.ts';
import { type Currency, isCurrency } from '../../contract/money.ts';
import { convertMinor } from '../../contract/reference-rates.ts';
import type { Prisma, PrismaClient } from '../../db/generated/client.ts';
import { accountName } from '../../ledger/account-name.ts';
import { countedMinor, storedInit } from '../../ledger/budget-count.ts';
import { gamePostingCondition } from '../../ledger/game-postings.repository.ts';
import type { Budget } from '../../ledger/port.ts';

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
  const condition = gamePostingCondition({ account, types: init.types, currency: undefined }, [
    { gte: init.from, lt: init.until },
  ]);
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
  const groups = await prisma.$queryRaw<
    { type: string; currency: string; amountMinor: bigint; count: bigint | number }[]
  >`SELECT "type", "currency", "amountMinor", COUNT(*) AS "count" FROM "LedgerPosting"
      WHERE ${condition} GROUP BY "type", "currency", "amountMinor"`;
  let sumMinor = 0n;
  for (const { type, currency, amountMinor, count } of groups) {
    const counted = init.types.find((one) => one === type);
    if (counted === undefined || !isCurrency(currency)) continue;
    const posting = { type: counted, currency, amountMinor: BigInt(amountMinor) };
    sumMinor += BigInt(count) * countedMinor(posting, init);
  }
  return sumMinor;
}

/**
 * What counts for a deposit limit in a window: the orders that were created in it and are paid, or
 * pending and not expired.
 */
export async function loadDepositUsage(
  prisma: Prisma.TransactionClient,
  usage: { userId: string; currency: Currency; from: Date; until: Date; now: Date },
): Promise<Usage> {
  const { userId, currency, from, until, now } = usage;
  const { paid, pending } = DepositStatus;
  const groups = await prisma.depositOrder.groupBy({
    by: ['walletType', 'amountMinor'],
    where: {
      userId,
      createdAt: { gte: from, lt: until },
      OR: [{ status: paid }, { status: pending, expiresAt: { gt: now } }],
    },
    _count: { _all: true },
  });
  let usedMinor = 0n;
  for (const { walletType, amountMinor, _count } of groups) {
    if (!isCurrency(walletType)) continue;
    const amounts = { amountMinor, from: walletType, to: currency };
    usedMinor += BigInt(_count._all) * convertMinor({ ...amounts, rounding: 'up' });
  }
  return { usedMinor, isEstimate: groups.some(({ walletType }) => walletType !== currency) };
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
