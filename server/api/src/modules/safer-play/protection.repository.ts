import type { Currency } from '../../contract/money.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import type { Prisma, PrismaClient } from '../../db/generated/client.ts';

/** What is stored with the player. */
type Columns = Pick<
  Prisma.UserUpdateInput,
  'timeOutUntil' | 'realityCheckMinutes' | 'realityCheckedAt' | 'returnsAt'
>;

export async function updateProtection(
  prisma: PrismaClient,
  userId: string,
  data: Columns,
): Promise<void> {
  await prisma.user.update({ where: { id: userId }, data, select: { id: true } });
}

/** The player's currency, in which figures of several wallets are shown. */
export async function currencyOf(prisma: PrismaClient, userId: string): Promise<Currency> {
  const { currency } = await prisma.user.findUniqueOrThrow({
    where: { id: userId },
    select: { currency: true },
  });
  return parseCurrency(currency);
}
