/** The schedule of polls for a payment's status, before the refresh is left to the player. */
export const POLLS_MAX = 40;

const FIRST_DELAY_MS = 1_000;
const GROWTH = 1.35;
const DELAY_MS_MAX = 30_000;

/**
 * Milliseconds to wait after response number `responses` (from 1), growing from one second to thirty,
 * or `false` when polling ends: about 15 minutes after it began.
 */
export function pollDelayMs(responses: number): number | false {
  if (responses >= POLLS_MAX) return false;
  const grown = FIRST_DELAY_MS * GROWTH ** Math.max(0, responses - 1);
  return Math.min(DELAY_MS_MAX, Math.round(grown));
}
