import { LRUCache } from 'lru-cache';
import { isCurrency } from '../../contract/money.ts';
import type { LimitPeriod } from '../../contract/safer-play.ts';
import type { Services } from '../../services.ts';
import type { StoredLimit, StoredProtection } from '../play/play.queries.ts';
import { isExcluded, untilView } from './exclusion.ts';
import { isPlayLimitKind, type PlayLimit } from './limit-budget.ts';

const CACHED_MAX = 10_000;
const TTL_MS = 1000;
/**
 * From this time after a change of limits each entry of the player carries them: the calls and the
 * statements that were under way have ended.
 */
export const CARRIED_AFTER_MS = 10_000;

/** What protects a player from play. */
export type Protection = StoredProtection & {
  /** Those of losses and stakes; a removed one goes on counting. */
  readonly playLimits: readonly PlayLimit[];
  /** Minutes of play on a day; `null` for no limit. */
  readonly timeLimitMinutes: number | null;
  readonly hasDepositLimit: boolean;
};

type CachedProtection = { readonly protection: Protection; readonly readAtMs: number };

/** The last read protection of each player; `null` where other nodes change it. */
export type Protections = LRUCache<string, CachedProtection> | null;

export function createProtections({ isShared }: { readonly isShared: boolean }): Protections {
  return isShared ? null : new LRUCache({ max: CACHED_MAX });
}

/** As stored. A bet reads it once and hands it on: on PostgreSQL each reading is a query. */
export async function protectionOf(
  { protections, queries, clock }: Pick<Services, 'protections' | 'queries' | 'clock'>,
  userId: string,
): Promise<Protection> {
  const nowMs = clock.now().getTime();
  const cached = protections?.get(userId);
  if (cached && nowMs - cached.readAtMs < TTL_MS) return cached.protection;
  const stored = await queries.play.protection(userId);
  const limits = stored.hasLimits ? await queries.play.limits(userId) : [];
  const timeLimit = limits.find(({ kind }) => kind === 'time')?.amountMinor ?? null;
  const protection = {
    ...stored,
    playLimits: limits.flatMap((limit) => playLimit(limit) ?? []),
    timeLimitMinutes: timeLimit === null ? null : Number(timeLimit),
    hasDepositLimit: limits.some(
      ({ kind, amountMinor }) => kind === 'deposit' && amountMinor !== null,
    ),
  };
  protections?.set(userId, { protection, readAtMs: nowMs });
  return protection;
}

/** What protects the player was changed: this process reads it again, and so do the player's pages. */
export function protectionChanged(
  services: Pick<Services, 'protections' | 'feed'>,
  userId: string,
): void {
  services.protections?.delete(userId);
  services.feed.signal(userId, { type: 'protection' });
}

/** The data of 1006. */
type Block = { readonly until: string | null };

/**
 * The data of 1006 while the player is self-excluded or in a time-out: neither plays nor deposits.
 * `null` when the account is open.
 */
export async function blockOf(services: Services, userId: string): Promise<Block | null> {
  return blockBy(await protectionOf(services, userId), services.clock.now());
}

/** As `blockOf`, of a protection that was read. */
export function blockBy(protection: Protection, now: Date): Block | null {
  if (isExcluded(protection, now)) {
    return { until: untilView(protection.returnsAt ?? protection.selfExcludedUntil) };
  }
  const { timeOutUntil } = protection;
  return timeOutUntil !== null && timeOutUntil > now ? { until: untilView(timeOutUntil) } : null;
}

/** Whether the player's time in play has to be exact: on every node, and after a crash. */
export function isTimed({ timeLimitMinutes, realityCheckMinutes }: Protection): boolean {
  return timeLimitMinutes !== null || realityCheckMinutes > 0;
}

function playLimit({ kind, period, currency, ...limit }: StoredLimit): PlayLimit | null {
  if (!isPlayLimitKind(kind) || currency === null || !isCurrency(currency)) return null;
  return { ...limit, kind, period: period as LimitPeriod, currency };
}
