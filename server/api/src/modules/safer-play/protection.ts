import { LRUCache } from 'lru-cache';
import type { Services } from '../../services.ts';
import type { Limit } from './limit-budget.ts';

const CACHED_MAX = 10_000;
/** Every bet reads the protection; what another node changes takes effect within this time, on each node. */
const TTL_MS = 1000;
/**
 * From this time after a change of limits each entry of the player carries them: the caches above have
 * ended, and so have the statements that were under way.
 */
export const CARRIED_AFTER_MS = 10_000;

/** What protects a player from play. */
type Protection = {
  readonly timeOutUntil: Date | null;
  readonly limits: readonly Limit[];
};

type CachedProtection = { readonly protection: Protection; readonly readAtMs: number };

/** The last read protection of each player. */
export type Protections = LRUCache<string, CachedProtection>;

export function createProtections(): Protections {
  return new LRUCache({ max: CACHED_MAX });
}

/** Cached for a second; this process reads its own changes at once (`dropProtection`). */
export async function protectionOf(
  { protections, queries, clock }: Services,
  userId: string,
): Promise<Protection> {
  const nowMs = clock.now().getTime();
  const cached = protections.get(userId);
  if (cached && nowMs - cached.readAtMs < TTL_MS) return cached.protection;
  const { timeOutUntil, hasLimits } = await queries.play.protection(userId);
  const limits = hasLimits ? await queries.play.limits(userId) : [];
  const protection = { timeOutUntil, limits };
  protections.set(userId, { protection, readAtMs: nowMs });
  return protection;
}

/** Whether the player is in a time-out, voluntary or imposed. */
export async function isInTimeOut(services: Services, userId: string): Promise<boolean> {
  const { timeOutUntil } = await protectionOf(services, userId);
  return timeOutUntil !== null && timeOutUntil > services.clock.now();
}

export function dropProtection({ protections }: Services, userId: string): void {
  protections.delete(userId);
}
