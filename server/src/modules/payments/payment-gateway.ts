/** What the casino asks of a payments provider; `mockpay-gateway.ts` is the one at hand. */
export type PaymentGateway = {
  /**
   * Asks for a hosted checkout. Idempotent by `outTradeNo`.
   * @throws PaymentUnavailableError when the provider does not answer or answers nonsense
   */
  createCheckout(order: CheckoutRequest): Promise<Checkout>;
};

export type CheckoutRequest = {
  readonly outTradeNo: string;
  /** Decimal string of major units. */
  readonly amount: string;
  readonly walletType: string;
  readonly returnUrl: string;
  readonly notifyUrl: string;
  readonly ttlS: number;
};

export type Checkout = {
  readonly platOrderNum: string;
  readonly payUrl: string;
  readonly expiryPeriodS: number;
};

export class PaymentUnavailableError extends Error {
  override readonly name = 'PaymentUnavailableError';
}
