const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/**
 * How long to wait before the next try, in milliseconds: doubling from one second to thirty, spread
 * by up to a half, so that a restarted server does not meet all of its players in one moment.
 * @param failures tries since the last one that worked, from 1
 * @param random from 0 to 1
 */
export function reconnectDelayMs(failures: number, random: number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1));
  return longest * (0.5 + random / 2);
}
