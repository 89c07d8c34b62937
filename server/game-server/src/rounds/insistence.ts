import { setTimeout as wait } from 'node:timers/promises';

/** Waits between the attempts of one request, in milliseconds. */
const REQUEST_RETRY_WAITS_MS = [150, 600, 1500] as const;
/** No attempt begins later in a request: the page gives up on it after 20 s. */
const LAST_ATTEMPT_AFTER_MS = 6000;
/** Then the round is left to the due work, with growing waits. */
const DUE_MS_MIN = 1000;
const DUE_MS_MAX = 60_000;

/** The due work looks at a round only after the request that dealt it had its chance. */
export const DUE_AFTER_MS = 40_000;

/** How long the due work waits after so many attempts that got no answer, in milliseconds. */
export function nextDelayMs(attempts: number): number {
  return Math.min(DUE_MS_MIN * 2 ** Math.min(attempts, 16), DUE_MS_MAX);
}

/** Several attempts, for a player who waits; the last answer when none of them is known. */
export async function insist<Answer>({
  attempt,
  isKnown,
}: {
  attempt: () => Promise<Answer>;
  isKnown: (answer: Answer) => boolean;
}): Promise<Answer> {
  const began = performance.now();
  let answer = await attempt();
  for (const waitMs of REQUEST_RETRY_WAITS_MS) {
    const isLate = performance.now() - began + waitMs > LAST_ATTEMPT_AFTER_MS;
    if (isKnown(answer) || isLate) return answer;
    await wait(waitMs);
    answer = await attempt();
  }
  return answer;
}
