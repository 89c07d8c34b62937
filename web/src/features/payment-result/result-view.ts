import type { Transaction } from '@/lib/api/contract-types.ts';
import type { DepositStatusName } from '@/lib/payments/deposit-status.ts';

/** The content of the page: an order in one of its states, or why there is none. */
export type ResultView =
  | { readonly kind: 'looking' | 'guest' | 'error' | 'notFound' }
  | { readonly kind: DepositStatusName; readonly order: Transaction };

export type ResultKind = ResultView['kind'];

type Known = {
  readonly outTradeNo: string;
  /** False until it is known whether another tab holds a session. */
  readonly isSessionSettled: boolean;
  readonly isLoggedIn: boolean;
  readonly order: Transaction | undefined;
  /** Undefined until the first response, null when the player has no such order. */
  readonly status: DepositStatusName | null | undefined;
  readonly isError: boolean;
};

/**
 * The server's reason for a failed order, as a payment beyond the balance limit: the page's own text
 * says that nothing was charged.
 */
export function failureReason(view: ResultView): string | null {
  return view.kind === 'failed' && view.order.remark !== '' ? view.order.remark : null;
}

/** An order that was loaded once stays visible when a later poll fails. */
export function resultView(known: Known): ResultView {
  if (!known.isLoggedIn) return { kind: known.isSessionSettled ? 'guest' : 'looking' };
  if (known.outTradeNo === '') return { kind: 'notFound' };
  if (known.order !== undefined && known.status) {
    return { kind: known.status, order: known.order };
  }
  if (known.status === null) return { kind: 'notFound' };
  return { kind: known.isError ? 'error' : 'looking' };
}
