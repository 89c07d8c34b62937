import { BoundedCache } from '../../core/bounded-cache.ts';
import type { Services } from '../../core/context.ts';
import type { PrismaClient } from '../../db/generated/client.ts';

const KNOWN_PLAYERS_MAX = 10_000;
/** A time-out that begins in mid-play takes hold within this time; every bet asks. */
const KNOWN_FOR_MS = 1000;

type Known = { readonly untilMs: number | null; readonly readAtMs: number };

/** One cache per database, so that two casinos in one process never mix. */
const caches = new WeakMap<PrismaClient, BoundedCache<string, Known>>();

/** Whether the player takes a break from play, chosen or imposed, that is not over yet. */
export function isTakingBreak({ prisma, reads, clock }: Services, userId: string): boolean {
  const cache = caches.get(prisma) ?? new BoundedCache<string, Known>(KNOWN_PLAYERS_MAX);
  caches.set(prisma, cache);
  const nowMs = clock.now().getTime();
  let known = cache.get(userId);
  if (!known || nowMs - known.readAtMs >= KNOWN_FOR_MS) {
    known = { untilMs: reads.excludedUntil(userId)?.getTime() ?? null, readAtMs: nowMs };
    cache.set(userId, known);
  }
  return known.untilMs !== null && known.untilMs > nowMs;
}
