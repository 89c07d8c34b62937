import type { PrismaClient } from '../../../db/generated/client.ts';
import { ageS } from './office-withdrawals.mapper.ts';
import { waitingWithdrawals } from './office-withdrawals.repository.ts';

/** Seconds since the request of the withdrawal that waits longest; 0 without any. */
export async function oldestWaitingSeconds(prisma: PrismaClient, now: Date): Promise<number> {
  const waiting = await waitingWithdrawals(prisma);
  return Math.max(0, ...waiting.map(({ oldest }) => ageS(oldest, now)));
}
