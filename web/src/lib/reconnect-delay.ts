const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/**
 * The delay before the next attempt in milliseconds: exponential backoff from one second to thirty,
 * with a jitter of up to a half, so that the clients of a restarted server do not reconnect at the
 * same time.
 * @param failures attempts since the last one that succeeded, from 1
 * @param random from 0 to 1
 */
export function reconnectDelayMs(failures: number, random: number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1));
  return longest * (0.5 + random / 2);
}
