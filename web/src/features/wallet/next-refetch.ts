import type { Transaction } from '@/lib/contract-types.ts';

/** The order is closed a moment after its time is up. */
const AFTER_EXPIRY_MS = 1_000;
const PAUSE_MS_MIN = 3_000;
const PAUSE_MS_MAX = 60_000;
/** Longer than any order lives, and a delay that every timer takes. */
const WAIT_MS_MAX = 24 * 3_600_000;

/**
 * When to ask for records again because one of them runs out of its time to pay, which nobody tells
 * us: in milliseconds, at growing pauses for one that should be closed and is not; `false` when
 * none does.
 * @param now milliseconds since 1970
 */
export function nextRefetchMs(records: readonly Transaction[], now: number): number | false {
  const waits = records.flatMap(({ expiresAt }) =>
    expiresAt === null ? [] : [waitFor(Date.parse(expiresAt) - now)],
  );
  return waits.length === 0 ? false : Math.min(...waits);
}

/** @param leftMs negative once the time is up */
function waitFor(leftMs: number): number {
  if (leftMs > 0) return Math.min(leftMs + AFTER_EXPIRY_MS, WAIT_MS_MAX);
  return Math.min(Math.max(-leftMs, PAUSE_MS_MIN), PAUSE_MS_MAX);
}
