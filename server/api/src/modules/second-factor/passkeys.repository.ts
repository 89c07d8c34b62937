import type { PrismaClient } from '../../db/generated/client.ts';
import { lockPlayer } from '../../db/lock-player.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';

/** The maximum of passkeys per player. */
export const PASSKEYS_MAX = 10;

export async function hasPasskey(prisma: PrismaClient, userId: string): Promise<boolean> {
  return (await prisma.passkey.count({ where: { userId } })) > 0;
}

/** Oldest first; `PASSKEYS_MAX` at most. */
export function passkeysOf(prisma: PrismaClient, userId: string) {
  return prisma.passkey.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true, transports: true, createdAt: true, lastUsedAt: true },
  });
}

export function findPasskey(prisma: PrismaClient, id: string) {
  return prisma.passkey.findUnique({ where: { id } });
}

/** @returns false when the player has `PASSKEYS_MAX`, or the credential is registered */
export async function storePasskey(
  prisma: PrismaClient,
  passkey: {
    id: string;
    userId: string;
    publicKey: string;
    counter: bigint;
    transports: string;
    name: string;
    createdAt: Date;
  },
): Promise<boolean> {
  const { userId } = passkey;
  try {
    return await prisma.$transaction(async (tx) => {
      await lockPlayer(tx, userId);
      if ((await tx.passkey.count({ where: { userId } })) >= PASSKEYS_MAX) return false;
      await tx.passkey.create({ data: passkey, select: { id: true } });
      return true;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Stores the counter of a use. @returns false when another use came in between */
export async function usePasskey(
  prisma: PrismaClient,
  { id, before, counter, at }: { id: string; before: bigint; counter: bigint; at: Date },
): Promise<boolean> {
  const { count } = await prisma.passkey.updateMany({
    where: { id, counter: before },
    data: { counter, lastUsedAt: at },
  });
  return count === 1;
}

/** @returns false when the player has no such passkey */
export async function removePasskey(
  prisma: PrismaClient,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const { count } = await prisma.passkey.deleteMany({ where: { id, userId } });
  return count === 1;
}
