import { setTimeout as wait } from 'node:timers/promises';

/** Waits between the attempts of one request, in milliseconds. */
const REQUEST_RETRY_WAITS_MS = [150, 600, 1500] as const;
/** No attempt begins later in a request: the page gives up on it after 20 s. */
const LAST_ATTEMPT_AFTER_MS = 6000;
/** Then the transaction is left to the scheduler, with growing waits. */
const DUE_MS_MIN = 1000;
const DUE_MS_MAX = 60_000;

/** The scheduler takes up a transaction only after the request that planned it had its chance. */
export const DUE_AFTER_MS = 40_000;

/** How long the scheduler waits after so many attempts without a known answer, in milliseconds. */
export function nextDelayMs(attempts: number): number {
  return Math.min(DUE_MS_MIN * 2 ** Math.min(attempts - 1, 16), DUE_MS_MAX);
}

/** Several attempts, for a player who waits; the last result when none of them is known. */
export async function retryUntilKnown<Result>({
  attempt,
  isKnown,
}: {
  attempt: () => Promise<Result>;
  isKnown: (result: Result) => boolean;
}): Promise<Result> {
  const began = performance.now();
  let result = await attempt();
  for (const waitMs of REQUEST_RETRY_WAITS_MS) {
    const isLate = performance.now() - began + waitMs > LAST_ATTEMPT_AFTER_MS;
    if (isKnown(result) || isLate) return result;
    await wait(waitMs);
    result = await attempt();
  }
  return result;
}
