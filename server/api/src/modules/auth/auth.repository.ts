import type { Language } from '../../contract/enums.ts';
import type { Prisma, PrismaClient } from '../../db/generated/client.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';

/** Stores a player with the first notification. @returns false when the email is taken */
export async function createUser(
  prisma: PrismaClient,
  user: Prisma.UserCreateInput,
): Promise<boolean> {
  try {
    await prisma.user.create({ data: user, select: { id: true } });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Stores the language of the last login, in which mails are sent. */
export async function setLanguage(
  prisma: PrismaClient,
  { userId, language }: { userId: string; language: Language },
): Promise<void> {
  await prisma.user.update({ where: { id: userId }, data: { language }, select: { id: true } });
}

/** The account of a login that proved every factor. */
export function findLoginAccount(prisma: PrismaClient, userId: string) {
  return prisma.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      id: true,
      email: true,
      passwordHash: true,
      nickName: true,
      phone: true,
      address: true,
      country: true,
      userRole: true,
      language: true,
      selfExcludedUntil: true,
      returnsAt: true,
    },
  });
}
