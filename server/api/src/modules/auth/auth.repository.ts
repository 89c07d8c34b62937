import type { Language } from '../../contract/enums.ts';
import type { PrismaClient } from '../../db/generated/client.ts';

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
      currency: true,
      language: true,
      selfExcludedUntil: true,
      returnsAt: true,
    },
  });
}
