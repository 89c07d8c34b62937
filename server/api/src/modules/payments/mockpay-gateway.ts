import type { Clock } from '@fairhall/kit/clock';
import { externalService } from '@fairhall/kit/external-service';
import { openSignedHttpClient } from '@fairhall/kit/signed-http-client';
import { z } from 'zod';
import { type PaymentGateway, PaymentUnavailableError, payoutStates } from './payment-gateway.ts';

/** Short, because a player waits for this call. */
const TIMEOUT_MS = 10_000;
const CONNECTIONS_MAX = 64;
const RESPONSE_BYTES_MAX = 65_536;

const checkoutResponse = successWith(
  z.object({
    platOrderNum: z.string().min(1),
    payUrl: z.url(),
    expiryPeriod: z.int().positive(),
  }),
);

const cancelledResponse = successWith(z.object({ status: z.string().nullable() }));

const payoutResponse = successWith(
  z.object({ platOrderNum: z.string().min(1), state: z.enum(payoutStates) }),
);

const transactionsResponse = successWith(
  z.object({
    list: z.array(
      z.object({
        number: z.string(),
        platOrderNum: z.string(),
        amount: z.string(),
        walletType: z.string(),
        status: z.string(),
        createdAt: z.string(),
      }),
    ),
    next: z.int().nullable(),
  }),
);

function successWith<Data>(data: z.ZodType<Data>): z.ZodType<{ data: Data }> {
  return z.object({ code: z.literal(200), data });
}

/** A client of Mockpay over signed HTTP. */
export function createMockpayGateway({
  clock,
  ...target
}: {
  origin: string;
  secret: string;
  clock: Clock;
}): PaymentGateway {
  const http = openSignedHttpClient({
    ...target,
    timeoutMs: TIMEOUT_MS,
    connectionsMax: CONNECTIONS_MAX,
    responseBytesMax: RESPONSE_BYTES_MAX,
  });
  const provider = externalService({ http, clock });

  async function request<Data>(
    path: string,
    { body, response }: { body: object; response: z.ZodType<{ data: Data }> },
  ): Promise<Data> {
    try {
      return response.parse(await provider.request(path, body)).data;
    } catch (cause) {
      throw new PaymentUnavailableError('the payments provider returned no valid response', {
        cause,
      });
    }
  }

  return {
    async createCheckout(order) {
      const data = await request('/orders', { body: order, response: checkoutResponse });
      return {
        platOrderNum: data.platOrderNum,
        payUrl: data.payUrl,
        expiryPeriodS: data.expiryPeriod,
      };
    },
    async cancelCheckout(outTradeNo) {
      await request('/orders/cancel', { body: { outTradeNo }, response: cancelledResponse });
    },
    createPayout: (order) => request('/payouts', { body: order, response: payoutResponse }),
    transactions: (query) =>
      request('/transactions', { body: query, response: transactionsResponse }),
    close: provider.close,
  };
}
