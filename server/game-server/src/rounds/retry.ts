import { setTimeout as wait } from 'node:timers/promises';

/** Delays between the attempts of one request, in milliseconds. */
const REQUEST_RETRY_WAITS_MS = [150, 600, 1500] as const;
/** No attempt of a request starts later: the page times out after 20 s. */
const LAST_ATTEMPT_AFTER_MS = 6000;
/** Afterwards the scheduler retries the transaction, with exponential backoff. */
const DUE_MS_MIN = 1000;
const DUE_MS_MAX = 60_000;

/**
 * How long a claim lasts: longer than a call to the wallet usually takes. After that another process
 * may send the same call, which is idempotent.
 */
export const CLAIM_MS = 12_000;

/** The scheduler retries a transaction only after the request that created it has timed out. */
export const DUE_AFTER_MS = 40_000;

/** The scheduler's delay in milliseconds after this many attempts without a known result. */
export function nextDelayMs(attempts: number): number {
  return Math.min(DUE_MS_MIN * 2 ** Math.min(attempts - 1, 16), DUE_MS_MAX);
}

/** Several attempts within one request; returns the last result if none is known. */
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
