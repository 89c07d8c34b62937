import { z } from 'zod';
import type { Clock } from '../../core/clock.ts';
import { sign } from '../../core/signature.ts';
import {
  type Checkout,
  type CheckoutRequest,
  type PaymentGateway,
  PaymentUnavailableError,
} from './payment-gateway.ts';

/** A player waits for this call, so a silent provider is given up on soon. */
const TIMEOUT_MS = 10_000;

const answer = z.object({
  code: z.literal(200),
  data: z.object({
    platOrderNum: z.string().min(1),
    payUrl: z.url(),
    expiryPeriod: z.int().positive(),
  }),
});

/** Speaks to Mockpay over signed HTTP, as to any provider on its own origin. */
export function createMockpayGateway({
  origin,
  secret,
  clock,
}: {
  origin: string;
  secret: string;
  clock: Clock;
}): PaymentGateway {
  return {
    async createCheckout(order: CheckoutRequest): Promise<Checkout> {
      const rawBody = JSON.stringify(order);
      try {
        const response = await fetch(`${origin}/orders`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-signature': sign({ rawBody, secret, now: clock.now() }),
          },
          body: rawBody,
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        const { data } = answer.parse(await response.json());
        return {
          platOrderNum: data.platOrderNum,
          payUrl: data.payUrl,
          expiryPeriodS: data.expiryPeriod,
        };
      } catch (cause) {
        throw new PaymentUnavailableError('the payments provider did not answer', { cause });
      }
    },
  };
}
