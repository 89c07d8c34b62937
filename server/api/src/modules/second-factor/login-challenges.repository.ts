import type { PrismaClient } from '../../db/generated/client.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';

/** A challenge as a response finds it. */
type Response = { readonly id: string; readonly networkHash: string; readonly at: Date };

export async function storeChallenge(
  prisma: PrismaClient,
  challenge: {
    id: string;
    userId: string;
    networkHash: string;
    remember: boolean;
    triesLeft: number;
    expiresAt: Date;
  },
): Promise<void> {
  await prisma.loginChallenge.create({ data: challenge, select: { id: true } });
}

/** The challenge, while this network may respond to it. */
export function findOpenChallenge(prisma: PrismaClient, response: Response) {
  return prisma.loginChallenge.findUnique({
    where: isOpen(response),
    select: { userId: true, remember: true },
  });
}

/** Counts a try, before its code is verified. @returns the tries after it; `null` without any */
export async function takeTry(prisma: PrismaClient, response: Response): Promise<number | null> {
  const [taken] = await prisma.loginChallenge.updateManyAndReturn({
    where: isOpen(response),
    data: { triesLeft: { decrement: 1 } },
    select: { triesLeft: true },
  });
  return taken?.triesLeft ?? null;
}

/** Ends the challenge with a login. @returns false when another response ended it */
export async function endChallenge(
  prisma: PrismaClient,
  { id, at }: { id: string; at: Date },
): Promise<boolean> {
  const { count } = await prisma.loginChallenge.updateMany({
    where: { id, endedAt: null },
    data: { endedAt: at },
  });
  return count === 1;
}

/** Stores a challenge that a passkey signed. @returns false when it was used before */
export async function storeUsedChallenge(
  prisma: PrismaClient,
  used: { id: string; userId: string; networkHash: string; expiresAt: Date; at: Date },
): Promise<boolean> {
  const { at, ...challenge } = used;
  try {
    await prisma.loginChallenge.create({
      data: { ...challenge, remember: false, triesLeft: 0, endedAt: at },
      select: { id: true },
    });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

function isOpen({ id, networkHash, at }: Response) {
  return { id, networkHash, endedAt: null, expiresAt: { gt: at }, triesLeft: { gt: 0 } };
}
