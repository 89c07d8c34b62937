import type { Language } from '../../contract/enums.ts';

/** What the casino asks of a payments provider; `mockpay-gateway.ts` is the one at hand. */
export type PaymentGateway = {
  /**
   * Asks for a hosted checkout. Idempotent by `outTradeNo`.
   * @throws PaymentUnavailableError when the provider does not answer or answers nonsense
   */
  createCheckout(order: CheckoutRequest): Promise<Checkout>;
  /**
   * Asks for a payout. Idempotent by `orderNum`, so asking again after silence is safe.
   * @throws PaymentUnavailableError when the provider does not answer or answers nonsense
   */
  createPayout(order: PayoutRequest): Promise<Payout>;
  /** Ends the connections; calls under way fail. */
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
  /** What the player speaks, and so should the checkout page. */
  readonly language: Language;
  /** A sentence for the player beside the sum. */
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

/** Where a payout stands at the provider; its events say the same. */
export const payoutStates = ['processing', 'bank_processing', 'succeeded', 'failed'] as const;
export type PayoutState = (typeof payoutStates)[number];

export type Payout = {
  readonly platOrderNum: string;
  readonly state: PayoutState;
};

export class PaymentUnavailableError extends Error {
  override readonly name = 'PaymentUnavailableError';
}
