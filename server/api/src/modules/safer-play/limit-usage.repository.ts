import { isCurrency } from '../../contract/money.ts';
import type { PrismaClient } from '../../db/generated/client.ts';
import { accountName } from '../../ledger/account-name.ts';
import { countedMinor, storedInit } from '../../ledger/budget-count.ts';
import type { Budget } from '../../ledger/port.ts';

type Counter = Pick<Budget, 'key' | 'init'>;

/**
 * What a counter of a player has counted, in minor units of its currency: its row, or the postings of
 * its window where the ledger has none yet.
 */
export async function usedMinor(
  prisma: PrismaClient,
  { userId, counter }: { userId: string; counter: Counter },
): Promise<bigint> {
  const { key, init } = counter;
  const row = await prisma.ledgerBudget.findFirst({
    where: { key, ...storedInit(init), filledAt: { gte: init.carriedSince } },
    select: { usedMinor: true },
  });
  if (row) return row.usedMinor;
  const groups = await prisma.ledgerPosting.groupBy({
    by: ['type', 'currency', 'amountMinor'],
    where: {
      account: accountName({ of: 'player', userId, bucket: 'available' }),
      createdAt: { gte: init.from, lt: init.until },
      type: { in: ['bet', 'win', 'rollback'] },
    },
    _count: { _all: true },
  });
  let sumMinor = 0n;
  for (const { type, currency, amountMinor, _count } of groups) {
    const counted = init.types.find((one) => one === type);
    if (counted === undefined || !isCurrency(currency)) continue;
    const each = countedMinor({ type: counted, currency, amountMinor }, init);
    sumMinor += BigInt(_count._all) * each;
  }
  return sumMinor;
}
