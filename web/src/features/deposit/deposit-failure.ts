import { isApiError } from '@/lib/api-error.ts';
import type { DepositOrder } from '@/lib/contract-types.ts';
import { type OrderFailure, orderFailure } from '@/lib/order-failure.ts';
import { safePayUrl } from '@/lib/pay-url.ts';

/** Why there is no checkout to go to; each has its own text. */
export type DepositFailure =
  | OrderFailure
  | { readonly kind: 'unavailable' | 'emptyAnswer' | 'noPayUrl' };

/** The answer of a call that succeeded but cannot be used. */
export class UnusableOrderError extends Error {
  override readonly name = 'UnusableOrderError';
  readonly failure: DepositFailure;

  constructor(failure: DepositFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/**
 * Checks what the server answered at run time: an empty answer is no order, and an order without
 * an address to pay at leads nowhere.
 * @throws UnusableOrderError
 */
export function usableOrder(response: DepositOrder | null | undefined): DepositOrder {
  if (response === null || response === undefined)
    throw new UnusableOrderError({ kind: 'emptyAnswer' });
  if (safePayUrl(response.payUrl) === null) throw new UnusableOrderError({ kind: 'noPayUrl' });
  return response;
}

/** What to tell the player about a deposit that failed. */
export function depositFailure(error: unknown): DepositFailure {
  if (error instanceof UnusableOrderError) return error.failure;
  if (isApiError(error, 'PAYMENT_UNAVAILABLE')) return { kind: 'unavailable' };
  return orderFailure(error);
}
