import { parseCurrency } from '../../core/currency-input.ts';
import type { Prisma, PrismaClient } from '../../db/generated/client.ts';
import { type Transaction, transactionKey } from '../../ledger/provider-keys.ts';
import type { Bet } from './game-entries.ts';
import type { PlayQueries } from './play.queries.ts';

/** The bet of a provider's transaction; `null` when there is none. */
export async function findBet(queries: PlayQueries, transaction: Transaction): Promise<Bet | null> {
  const stake = await queries.stake(transactionKey(transaction));
  const { providerId, transactionId } = transaction;
  return stake && { ...stake, providerId, transactionId, currency: parseCurrency(stake.currency) };
}

/** Whether a call that names a player names another than the bet's. */
export function isOfAnother({ userId }: Bet, uid: string | undefined): boolean {
  return uid !== undefined && uid !== userId;
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

/** Why a session was ended; `null` when it is active, expired or deleted. */
export async function endReasonOf(prisma: PrismaClient, sessionId: string): Promise<string | null> {
  const session = await prisma.session.findUnique({
    where: { id: sessionId },
    select: { endReason: true },
  });
  return session?.endReason ?? null;
}

/** The player's current nickname; unlike a launch it can change. */
export async function nickNameOf(prisma: PrismaClient, userId: string): Promise<string> {
  const user = await prisma.user.findUniqueOrThrow({
    where: { id: userId },
    select: { nickName: true },
  });
  return user.nickName;
}

/** @returns the number of deleted rows */
export async function deleteLaunchTokens(
  prisma: PrismaClient,
  { before, limit }: { before: Date; limit: number },
) {
  const { count } = await prisma.launchToken.deleteMany({
    where: { expiresAt: { lt: before } },
    limit,
  });
  return count;
}
