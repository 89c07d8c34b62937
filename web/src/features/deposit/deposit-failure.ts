import { isApiError } from '@/lib/api/api-error.ts';
import type { DepositOrder } from '@/lib/api/contract-types.ts';
import { type OrderFailure, orderFailure } from '@/lib/payments/order-failure.ts';
import { safePayUrl } from '@/lib/payments/pay-url.ts';

/** Why there is no checkout; each reason has its own text. */
export type DepositFailure =
  | OrderFailure
  | { readonly kind: 'unavailable' | 'emptyAnswer' | 'noPayUrl' };

/** A successful response that cannot be used. */
export class UnusableOrderError extends Error {
  override readonly name = 'UnusableOrderError';
  readonly failure: DepositFailure;

  constructor(failure: DepositFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/**
 * Validates the server's response at run time: an empty response is no order, and an order without
 * a valid URL cannot be paid.
 * @throws UnusableOrderError
 */
export function usableOrder(response: DepositOrder | null | undefined): DepositOrder {
  if (response === null || response === undefined)
    throw new UnusableOrderError({ kind: 'emptyAnswer' });
  if (safePayUrl(response.payUrl) === null) throw new UnusableOrderError({ kind: 'noPayUrl' });
  return response;
}

/** The failure of a deposit, with its text's parameters. */
export function depositFailure(error: unknown): DepositFailure {
  if (error instanceof UnusableOrderError) return error.failure;
  if (isApiError(error, 'PAYMENT_UNAVAILABLE')) return { kind: 'unavailable' };
  return orderFailure(error);
}
