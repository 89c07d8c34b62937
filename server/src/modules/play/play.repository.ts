import { parseCurrency } from '../../core/currency-input.ts';
import type { PrismaClient } from '../../db/generated/client.ts';
import type { HotReads } from '../../db/hot-reads.ts';
import type { Bet } from './game-entries.ts';

/** The bet under a key, with the wallet it was staked from; `null` when there is none. */
export function findBet(reads: HotReads, key: string): Bet | null {
  const stake = reads.stake(key);
  return stake && { ...stake, currency: parseCurrency(stake.currency) };
}

/** The name that the player goes by now; unlike a launch it changes. */
export async function nickNameOf(prisma: PrismaClient, userId: string): Promise<string> {
  const user = await prisma.user.findUniqueOrThrow({
    where: { id: userId },
    select: { nickName: true },
  });
  return user.nickName;
}
