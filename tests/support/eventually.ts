import { vi } from 'vitest';

/** Far more than it ever takes: on a busy machine no test may fail for its patience alone. */
const EVENTUALLY_MS_MAX = 20_000;

/** Asks again and again until what comes by itself has come. @returns what the check answers then */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: EVENTUALLY_MS_MAX });
}
