import { parseCurrency } from '../../core/currency-input.ts';
import type { Prisma, PrismaClient } from '../../db/generated/client.ts';
import type { Bet } from './game-entries.ts';
import type { PlayQueries } from './play.queries.ts';

/** The bet under a key, with the wallet it was staked from; `null` when there is none. */
export function findBet(queries: PlayQueries, key: string): Bet | null {
  const stake = queries.stake(key);
  return stake && { ...stake, currency: parseCurrency(stake.currency) };
}

export type LaunchTokenRow = Prisma.LaunchTokenGetPayload<object>;

export async function insertLaunchToken(prisma: PrismaClient, row: LaunchTokenRow): Promise<void> {
  await prisma.launchToken.create({ data: row, select: { id: true } });
}

export function findLaunchToken(
  prisma: PrismaClient,
  tokenHash: string,
): Promise<LaunchTokenRow | null> {
  return prisma.launchToken.findUnique({ where: { tokenHash } });
}

/** Why a session ended; `null` for one that lives, has run out or is forgotten. */
export async function endReasonOf(prisma: PrismaClient, sessionId: string): Promise<string | null> {
  const session = await prisma.session.findUnique({
    where: { id: sessionId },
    select: { endReason: true },
  });
  return session?.endReason ?? null;
}

/** The name that the player goes by now; unlike a launch it changes. */
export async function nickNameOf(prisma: PrismaClient, userId: string): Promise<string> {
  const user = await prisma.user.findUniqueOrThrow({
    where: { id: userId },
    select: { nickName: true },
  });
  return user.nickName;
}
