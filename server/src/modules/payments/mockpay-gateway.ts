import { Pool } from 'undici';
import { z } from 'zod';
import type { Clock } from '../../core/clock.ts';
import { sign } from '../../core/signature.ts';
import { type PaymentGateway, PaymentUnavailableError, payoutStates } from './payment-gateway.ts';

/** A player waits for this call, so a silent provider is given up on soon. */
const TIMEOUT_MS = 10_000;
const CONNECTIONS_MAX = 64;
const ANSWER_BYTES_MAX = 65_536;

const success = z.object({ code: z.literal(200), data: z.unknown() });

const checkoutAnswer = z.object({
  platOrderNum: z.string().min(1),
  payUrl: z.url(),
  expiryPeriod: z.int().positive(),
});

const payoutAnswer = z.object({
  platOrderNum: z.string().min(1),
  state: z.enum(payoutStates),
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
  // Node's own fetch is undici as well, with a browser's streams and checks around it: four times
  // the work for a call that every deposit waits for.
  const provider = new Pool(origin, {
    connections: CONNECTIONS_MAX,
    connectTimeout: TIMEOUT_MS,
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
    maxResponseSize: ANSWER_BYTES_MAX,
  });

  async function ask<Data>(
    path: string,
    { body, answer }: { body: object; answer: z.ZodType<Data> },
  ): Promise<Data> {
    const rawBody = JSON.stringify(body);
    try {
      const response = await provider.request({
        path,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-signature': sign({ rawBody, secret, now: clock.now() }),
        },
        body: rawBody,
      });
      const { data } = success.parse(await response.body.json());
      return answer.parse(data);
    } catch (cause) {
      throw new PaymentUnavailableError('the payments provider did not answer', { cause });
    }
  }

  return {
    async createCheckout(order) {
      const data = await ask('/orders', { body: order, answer: checkoutAnswer });
      return {
        platOrderNum: data.platOrderNum,
        payUrl: data.payUrl,
        expiryPeriodS: data.expiryPeriod,
      };
    },
    createPayout: (order) => ask('/payouts', { body: order, answer: payoutAnswer }),
    close: () => provider.destroy(),
  };
}
