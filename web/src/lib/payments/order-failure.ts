import { amountRange, toApiError } from '@/lib/api/api-error.ts';

/** Why a deposit or a withdrawal was not placed. */
export type OrderFailure =
  /** The message of the server. */
  | { readonly kind: 'message'; readonly message: string }
  | { readonly kind: 'outOfRange'; readonly min: number; readonly max: number }
  | { readonly kind: 'failed' };

export function orderFailure(error: unknown): OrderFailure {
  const range = amountRange(error);
  if (range !== null) return { kind: 'outOfRange', ...range };
  const message = toApiError(error)?.message ?? '';
  return message === '' ? { kind: 'failed' } : { kind: 'message', message };
}
