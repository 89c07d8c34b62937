import { Prisma, type PrismaClient } from '../../db/generated/client.ts';

const UNIQUE_VIOLATION = 'P2002';

/** Stores a player; false when the email is taken. */
export async function createUser(
  prisma: PrismaClient,
  user: Prisma.UserCreateInput,
): Promise<boolean> {
  try {
    await prisma.user.create({ data: user, select: { id: true } });
    return true;
  } catch (error) {
    const taken =
      error instanceof Prisma.PrismaClientKnownRequestError && error.code === UNIQUE_VIOLATION;
    if (taken) return false;
    throw error;
  }
}

export function findUserByEmail(prisma: PrismaClient, email: string) {
  return prisma.user.findUnique({
    where: { email },
    select: {
      id: true,
      email: true,
      passwordHash: true,
      nickName: true,
      phone: true,
      address: true,
      country: true,
      userRole: true,
      selfExcludedUntil: true,
    },
  });
}
