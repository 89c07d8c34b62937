import type { SaferPlay } from '@/lib/api/contract-types.ts';

const HOUR_MS = 3_600_000;

/** When a change that is requested now can be confirmed, in milliseconds since 1970. */
export function confirmableFrom({ raiseDelayHours }: SaferPlay['rules'], nowMs: number): number {
  return nowMs + raiseDelayHours * HOUR_MS;
}
