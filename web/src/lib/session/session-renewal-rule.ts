const HOUR_MS = 60 * 60_000;
/** Halves of the contract's lifetimes: 30 days with "remember me", 24 hours without. */
const REMEMBERED_HALF_MS = 15 * 24 * HOUR_MS;
const BROWSER_SESSION_HALF_MS = 12 * HOUR_MS;

type Lease = {
  /** ISO 8601. */
  readonly expiresAt: string;
  readonly remembered: boolean;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
};

/** Whether half of a session's lifetime is over. */
export function isRenewalDue({ expiresAt, remembered, nowMs }: Lease): boolean {
  const leftMs = Date.parse(expiresAt) - nowMs;
  return leftMs < (remembered ? REMEMBERED_HALF_MS : BROWSER_SESSION_HALF_MS);
}
