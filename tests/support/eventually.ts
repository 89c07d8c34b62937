import { vi } from 'vitest';

/** Far more than it ever takes: no test may fail on a busy machine for this limit alone. */
const EVENTUALLY_MS_MAX = 120_000;

/** Repeats a check until it passes. @returns the result of the check */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: EVENTUALLY_MS_MAX });
}
