import type { Transaction } from '@/lib/api/contract-types.ts';

/** The server closes an order shortly after its expiry. */
const AFTER_EXPIRY_MS = 1_000;
const PAUSE_MS_MIN = 3_000;
const PAUSE_MS_MAX = 60_000;
/** Longer than the lifetime of any order, and within the range of timers. */
const WAIT_MS_MAX = 24 * 3_600_000;

/**
 * The delay in milliseconds until records must be refetched because the time to pay of one has
 * expired, for which there is no event; with growing pauses for one that is overdue; `false` when
 * none expires.
 * @param now milliseconds since 1970
 */
export function nextRefetchMs(records: readonly Transaction[], now: number): number | false {
  const waits = records.flatMap(({ expiresAt }) =>
    expiresAt === null ? [] : [waitFor(Date.parse(expiresAt) - now)],
  );
  return waits.length === 0 ? false : Math.min(...waits);
}

/** @param leftMs negative after the expiry */
function waitFor(leftMs: number): number {
  if (leftMs > 0) return Math.min(leftMs + AFTER_EXPIRY_MS, WAIT_MS_MAX);
  return Math.min(Math.max(-leftMs, PAUSE_MS_MIN), PAUSE_MS_MAX);
}
