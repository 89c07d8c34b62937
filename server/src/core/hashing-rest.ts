/*
 * A flood of logins takes what calls leave. How much that is shows on their thread: while it is idle
 * for half of its time, hashing keeps nobody from a core (docs/decisions/0039).
 */

/** A thread of calls that is busy for less of its time than this has room for everybody. */
const BUSY_FROM = 0.5;
/** How many times as long as a hash took is left to calls, at most. */
const REST_MAX = 8;
/** A hash that took very long was kept waiting for a core itself, and others had it meanwhile. */
const REST_MS_MAX = 160;

/**
 * How long to rest, in milliseconds, before a hash that had to wait for another.
 * @param tookMs what that other took
 * @param busyShare of its time, how much the thread that answers calls was busy: 0 to 1
 */
export function restMs({ tookMs, busyShare }: { tookMs: number; busyShare: number }): number {
  const shortage = Math.max(0, (busyShare - BUSY_FROM) / (1 - BUSY_FROM));
  return Math.min(tookMs * REST_MAX * shortage, REST_MS_MAX);
}
