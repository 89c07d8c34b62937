import type { Limit } from '@/lib/api/contract-types.ts';

type Pending = NonNullable<Limit['pending']>;

/**
 * - `waiting`: it cannot be confirmed yet, for this many milliseconds
 * - `ready`: it can be confirmed
 * - `lapsed`: it can no longer be confirmed
 */
export type PendingState =
  | { readonly name: 'waiting'; readonly leftMs: number }
  | { readonly name: 'ready' | 'lapsed' };

/** @param nowMs milliseconds since 1970 */
export function pendingState({ confirmableAt, lapsesAt }: Pending, nowMs: number): PendingState {
  const leftMs = Date.parse(confirmableAt) - nowMs;
  if (leftMs > 0) return { name: 'waiting', leftMs };
  return { name: nowMs < Date.parse(lapsesAt) ? 'ready' : 'lapsed' };
}
