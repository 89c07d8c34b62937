const FIRST_DELAY_MS = 1000;
const DELAY_MS_MAX = 3_600_000;
const JITTER = 0.2;

/** With the delays below, the last attempt comes about three days after the first. */
export const DELIVERY_ATTEMPTS_MAX = 84;

/**
 * How long to wait after a failed attempt, in milliseconds: 1 s, doubled each time, one hour at
 * most, each 20 % more or less so that many deliveries do not come back at one moment.
 *
 * @param attempts how many were made so far, at least 1
 * @param random a number in [0, 1)
 * @returns `null` when no attempt is left
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
