import { type Currency, isCurrency } from '../../contract/money.ts';
import type { PrismaClient } from '../../db/generated/client.ts';
import { accountName } from '../../ledger/account-name.ts';
import { gamePostingCondition, playTotals } from '../../ledger/game-postings.repository.ts';

export type CurrencySum = { readonly currency: Currency; readonly amountMinor: bigint };

/** What the flags of a withdrawal depend on. */
export function findReviewedPlayer(prisma: PrismaClient, userId: string) {
  return prisma.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      createdAt: true,
      passwordChangedAt: true,
      selfExcludedUntil: true,
      returnsAt: true,
      restrictionsVersion: true,
    },
  });
}

/** Who ever requested a withdrawal to an account, whatever became of it. */
export async function findAccountUse(
  prisma: PrismaClient,
  { userId, accountKey }: { userId: string; accountKey: string },
): Promise<{ isOwn: boolean; isOfOthers: boolean }> {
  const find = (by: string | { not: string }) =>
    prisma.withdrawOrder.findFirst({ where: { accountKey, userId: by }, select: { id: true } });
  const [own, others] = await Promise.all([find(userId), find({ not: userId })]);
  return { isOwn: own !== null, isOfOthers: others !== null };
}

/** The player's stakes from a time on, without those that were rolled back, by currency. */
export async function stakesSince(
  prisma: PrismaClient,
  { userId, since }: { userId: string; since: Date },
): Promise<CurrencySum[]> {
  const account = accountName({ of: 'player', userId, bucket: 'available' });
  const filter = { account, types: ['bet', 'rollback'] as const, currency: undefined };
  const totals = await playTotals(prisma, gamePostingCondition(filter, [{ gte: since }]));
  const sums = new Map<Currency, bigint>();
  for (const { currency, amountMinor } of totals) {
    if (isCurrency(currency)) sums.set(currency, (sums.get(currency) ?? 0n) - amountMinor);
  }
  // A rollback of an earlier bet may exceed the stakes since.
  return [...sums].map(([currency, amountMinor]) => ({
    currency,
    amountMinor: amountMinor < 0n ? 0n : amountMinor,
  }));
}
