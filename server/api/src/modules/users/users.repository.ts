import type { Currency } from '../../contract/money.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import type { Prisma, PrismaClient } from '../../db/generated/client.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { type Offer, offerTag } from './offer-tag.ts';
import { searchColumns } from './search-columns.ts';

/** An account's row has the time of its next summary, a week after registration or the last one. */
export const SUMMARY_EVERY_MS = 7 * 86_400_000;

export function findUser(prisma: PrismaClient, userId: string) {
  return prisma.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      id: true,
      nickName: true,
      email: true,
      phone: true,
      address: true,
      country: true,
      userRole: true,
      avatar: true,
      currency: true,
      market: true,
      timeOutUntil: true,
    },
  });
}

export async function updateUser(
  prisma: PrismaClient,
  userId: string,
  data: Prisma.UserUpdateInput,
): Promise<void> {
  await prisma.user.update({ where: { id: userId }, data, select: { id: true } });
}

/** Stores a player with the first notification. @returns false when the email is taken */
export async function createUser(
  prisma: PrismaClient,
  user: Omit<Prisma.UserCreateInput, keyof ReturnType<typeof searchColumns>>,
): Promise<boolean> {
  try {
    await prisma.user.create({
      data: { ...user, ...searchColumns(user) },
      select: { id: true },
    });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** The ledger's tag of an offer to the person of an account. */
export async function loadOfferTag(
  prisma: PrismaClient,
  { offer, userId }: { offer: Offer; userId: string },
): Promise<string> {
  const { email } = await prisma.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true },
  });
  return offerTag(offer, email);
}

/** The player's currency, in which figures of several wallets are shown. */
export async function loadCurrency(prisma: PrismaClient, userId: string): Promise<Currency> {
  const { currency } = await prisma.user.findUniqueOrThrow({
    where: { id: userId },
    select: { currency: true },
  });
  return parseCurrency(currency);
}
