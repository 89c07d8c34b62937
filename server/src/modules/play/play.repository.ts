import { parseCurrency } from '../../core/currency-input.ts';
import type { PrismaClient } from '../../db/generated/client.ts';
import type { Bet } from './game-entries.ts';

export async function entryExists(prisma: PrismaClient, key: string): Promise<boolean> {
  return (await prisma.ledgerEntry.count({ where: { key } })) > 0;
}

/** The bet under a key, with the wallet it was staked from; `null` when there is none. */
export async function findBet(prisma: PrismaClient, key: string): Promise<Bet | null> {
  const entry = await prisma.ledgerEntry.findUnique({
    where: { key },
    select: {
      userId: true,
      gameId: true,
      roundId: true,
      postings: {
        where: { type: 'bet', amountMinor: { gt: 0 } },
        select: { currency: true, amountMinor: true },
        take: 1,
      },
    },
  });
  const [stake] = entry?.postings ?? [];
  if (!entry?.userId || !entry.gameId || !entry.roundId || !stake) return null;
  return {
    userId: entry.userId,
    gameId: entry.gameId,
    roundId: entry.roundId,
    currency: parseCurrency(stake.currency),
    stakeMinor: stake.amountMinor,
  };
}
