import type { Language } from '../../contract/enums.ts';
import type { DepositMethod } from '../../contract/markets.ts';

/** The calls to a payments provider; `mockpay-gateway.ts` implements them. */
export type PaymentGateway = {
  /**
   * Creates a hosted checkout. Idempotent by `outTradeNo`.
   * @throws PaymentUnavailableError when the provider returns no valid response
   */
  createCheckout(order: CheckoutRequest): Promise<Checkout>;
  /**
   * Ends a checkout that is not paid. Idempotent by `outTradeNo`; a paid one stays paid.
   * @throws PaymentUnavailableError when the provider returns no valid response
   */
  cancelCheckout(outTradeNo: string): Promise<void>;
  /**
   * Creates a payout. Idempotent by `orderNum`, so that it can be retried.
   * @throws PaymentUnavailableError when the provider returns no valid response
   */
  createPayout(order: PayoutRequest): Promise<Payout>;
  /**
   * A page of what the provider knows: the checkouts that were created or ended, or the payouts that
   * were created, since a time.
   * @throws PaymentUnavailableError when the provider returns no valid response
   */
  transactions(query: TransactionQuery): Promise<TransactionPage>;
  /** Closes the connections; calls in flight fail. */
  close(): Promise<void>;
};

export type CheckoutRequest = {
  readonly outTradeNo: string;
  /** Decimal string of major units. */
  readonly amount: string;
  readonly walletType: string;
  readonly returnUrl: string;
  readonly notifyUrl: string;
  readonly ttlS: number;
  /** The language of the checkout page. */
  readonly language: Language;
  /** What the player may pay with: a market may refuse some. */
  readonly methods: readonly DepositMethod[];
  /** A text for the player beside the amount. */
  readonly note?: string | undefined;
};

export type Checkout = {
  readonly platOrderNum: string;
  readonly payUrl: string;
  readonly expiryPeriodS: number;
};

export type PayoutRequest = {
  readonly orderNum: string;
  /** Decimal string of major units. */
  readonly amount: string;
  readonly walletType: string;
  readonly bankCode: string;
  readonly account: string;
  readonly notifyUrl: string;
};

/** The states of a payout at the provider, also in its webhook events. */
export const payoutStates = ['processing', 'bank_processing', 'succeeded', 'failed'] as const;
export type PayoutState = (typeof payoutStates)[number];

export type Payout = {
  readonly platOrderNum: string;
  readonly state: PayoutState;
};

export type TransactionKind = 'order' | 'payout';

export type TransactionQuery = {
  readonly kind: TransactionKind;
  readonly since: Date;
  /** The `next` of the previous page; 0 for the first one. */
  readonly after: number;
};

/** An order or a payout of the provider. */
export type ProviderTransaction = {
  /** Our order number. */
  readonly number: string;
  readonly platOrderNum: string;
  /** Decimal string of major units. */
  readonly amount: string;
  readonly walletType: string;
  /** Of an order: `paid`, `pending` or ended without a payment. Of a payout: a `PayoutState`. */
  readonly status: string;
  readonly createdAt: string;
};

export type TransactionPage = {
  readonly list: readonly ProviderTransaction[];
  readonly next: number | null;
};

export class PaymentUnavailableError extends Error {
  override readonly name = 'PaymentUnavailableError';
}
