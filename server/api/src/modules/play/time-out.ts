import { LRUCache } from 'lru-cache';
import type { Services } from '../../services.ts';

const KNOWN_PLAYERS_MAX = 10_000;
/** A time-out that begins in mid-play takes hold within this time; every bet asks. */
const KNOWN_FOR_MS = 1000;

type Known = { readonly untilMs: number | null; readonly readAtMs: number };

/** Of each player, what was read last. */
export type TimeOuts = LRUCache<string, Known>;

export function createTimeOuts(): TimeOuts {
  return new LRUCache({ max: KNOWN_PLAYERS_MAX });
}

/** Whether the player takes a break from play, chosen or imposed, that is not over yet. */
export function isTakingBreak({ timeOuts, queries, clock }: Services, userId: string): boolean {
  const nowMs = clock.now().getTime();
  let known = timeOuts.get(userId);
  if (!known || nowMs - known.readAtMs >= KNOWN_FOR_MS) {
    known = { untilMs: queries.play.excludedUntil(userId)?.getTime() ?? null, readAtMs: nowMs };
    timeOuts.set(userId, known);
  }
  return known.untilMs !== null && known.untilMs > nowMs;
}
