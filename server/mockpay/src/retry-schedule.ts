const FIRST_DELAY_MS = 1000;
const DELAY_MS_MAX = 3_600_000;
const JITTER = 0.2;

/** The longest delay, with its jitter. */
export const RETRY_DELAY_MS_MAX = DELAY_MS_MAX * (1 + JITTER);

/** With the delays below, the last attempt is about three days after the first. */
export const DELIVERY_ATTEMPTS_MAX = 84;

/**
 * The delay after a failed attempt, in milliseconds: exponential backoff from 1 s to one hour, with
 * 20 % jitter so that many deliveries are not retried at the same time.
 *
 * @param attempts attempts so far, at least 1
 * @param random a number in [0, 1)
 * @returns `null` if no attempt is left
 */
export function retryDelayMs({
  attempts,
  random,
}: {
  attempts: number;
  random: number;
}): number | null {
  if (attempts >= DELIVERY_ATTEMPTS_MAX) return null;
  const delayMs = Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), DELAY_MS_MAX);
  return Math.round(delayMs * (1 - JITTER + 2 * JITTER * random));
}
