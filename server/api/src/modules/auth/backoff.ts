/**
 * The delays in milliseconds after the free failures: 1 s, 2 s, 4 s … and at most 15 minutes. The last
 * one repeats.
 */
export const DELAYS_MS: readonly number[] = [
  ...Array.from({ length: 10 }, (_, doublings) => 1000 * 2 ** doublings),
  900_000,
];

/** A counter is reset after this time without an attempt. */
export const RESET_AFTER_MS = 3_600_000;

/** A kind of attempts, with counters of its own. */
export type Limit = { readonly name: string; readonly freeFailures: number };

/** The account, network or location whose attempts a limit counts. */
export type LimitedKey = { readonly limit: Limit; readonly key: string };

/** An attempt, counted as a failure. */
export type Attempt = {
  /** The attempt succeeded or was not made. A counter that was reset meanwhile stays as it is. */
  withdraw(): Promise<void>;
};

/**
 * Exponential backoff per key. The first failures cause no delay; then each attempt must wait longer
 * after the one before it (`DELAYS_MS`). An attempt counts as a failure when it begins, so that
 * concurrent attempts bypass neither the number nor the delay.
 */
export type Backoff = {
  /**
   * Begins an attempt that counts under each of the keys, or under none of them.
   * @returns milliseconds until it is allowed, when it is not allowed now
   */
  begin(keys: readonly LimitedKey[], now: Date): Promise<Attempt | { readonly waitMs: number }>;
  reset(key: LimitedKey): Promise<void>;
  /**
   * Deletes counters without an attempt for the time of a reset.
   * @returns the number of deleted ones, at most `limit`
   */
  deleteExpired(batch: { now: Date; limit: number }): Promise<number>;
};
