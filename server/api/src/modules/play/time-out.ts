import { LRUCache } from 'lru-cache';
import type { Services } from '../../services.ts';

const CACHED_MAX = 10_000;
/** Every bet reads the time-out; a new one takes effect within this time, on each node. */
const TTL_MS = 1000;

type CachedTimeOut = { readonly untilMs: number | null; readonly readAtMs: number };

/** The last read time-out of each player. */
export type TimeOuts = LRUCache<string, CachedTimeOut>;

export function createTimeOuts(): TimeOuts {
  return new LRUCache({ max: CACHED_MAX });
}

/** Whether the player is in a time-out, voluntary or imposed. */
export async function isInTimeOut(
  { timeOuts, queries, clock }: Services,
  userId: string,
): Promise<boolean> {
  const nowMs = clock.now().getTime();
  let cached = timeOuts.get(userId);
  if (!cached || nowMs - cached.readAtMs >= TTL_MS) {
    cached = {
      untilMs: (await queries.play.timeOutUntil(userId))?.getTime() ?? null,
      readAtMs: nowMs,
    };
    timeOuts.set(userId, cached);
  }
  return cached.untilMs !== null && cached.untilMs > nowMs;
}
