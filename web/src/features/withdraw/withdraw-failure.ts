import { amountRange, toApiError } from '@/lib/api-error.ts';

export type WithdrawFailure =
  /** The server's own words. */
  | { readonly kind: 'message'; readonly message: string }
  | { readonly kind: 'outOfRange'; readonly min: number; readonly max: number }
  | { readonly kind: 'failed' };

/** What to tell the player about a withdrawal that failed; null while nothing did. */
export function withdrawFailure(error: unknown): WithdrawFailure | null {
  if (error === null || error === undefined) return null;
  const range = amountRange(error);
  if (range !== null) return { kind: 'outOfRange', ...range };
  const message = toApiError(error)?.message ?? '';
  return message === '' ? { kind: 'failed' } : { kind: 'message', message };
}
