import type { Services } from '../../services.ts';
import { isPlayLimitKind, limitBudget } from './limit-budget.ts';
import { depositUsage, playUsage, type Usage } from './limit-usage.repository.ts';
import { limitWindow } from './limit-window.ts';
import type { StoredLimit } from './limits.repository.ts';

const MINUTE_MS = 60_000;

/** How far a limit is used in the window of now: money in its currency, time in whole minutes. */
export async function usageOf(
  { prisma, clock, playSessions }: Services,
  { userId, limit }: { userId: string; limit: StoredLimit },
): Promise<Usage> {
  const { kind, period, currency } = limit;
  const now = clock.now();
  if (currency === null) {
    const minutes = Math.floor((await playSessions.todayMs(userId)) / MINUTE_MS);
    return { usedMinor: BigInt(minutes), isEstimate: false };
  }
  if (isPlayLimitKind(kind)) {
    const counter = limitBudget({ ...limit, kind, currency }, { userId, at: now });
    return playUsage(prisma, { userId, counter });
  }
  return depositUsage(prisma, { userId, currency, now, ...limitWindow(period, now) });
}
