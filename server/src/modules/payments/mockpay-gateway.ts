import DataLoader from 'dataloader';
import { z } from 'zod';
import type { Clock } from '../../core/clock.ts';
import { openSignedLines } from '../../core/signed-lines.ts';
import { signedParty } from '../../core/signed-party.ts';
import {
  type Checkout,
  type CheckoutRequest,
  type PaymentGateway,
  PaymentUnavailableError,
  payoutStates,
} from './payment-gateway.ts';

/** A player waits for this call, so a silent provider is given up on soon. */
const TIMEOUT_MS = 10_000;
const CONNECTIONS_MAX = 64;
const ANSWER_BYTES_MAX = 65_536;
/** As many as Mockpay takes. */
const ORDERS_PER_CALL_MAX = 32;

const checkoutAnswer = successWith(
  z.object({
    platOrderNum: z.string().min(1),
    payUrl: z.url(),
    expiryPeriod: z.int().positive(),
  }),
);

/** An answer to each order of the call, in its order. */
const checkoutAnswers = successWith(z.array(z.unknown()));

const payoutAnswer = successWith(
  z.object({ platOrderNum: z.string().min(1), state: z.enum(payoutStates) }),
);

function successWith<Data>(data: z.ZodType<Data>): z.ZodType<{ data: Data }> {
  return z.object({ code: z.literal(200), data });
}

/**
 * Speaks to Mockpay over signed HTTP, as to any provider on its own origin. Orders that are placed
 * in one turn of the event loop go over in one call: alone, each would cost a quarter of what its
 * whole deposit does.
 */
export function createMockpayGateway({
  clock,
  ...at
}: {
  origin: string;
  secret: string;
  clock: Clock;
}): PaymentGateway {
  const lines = openSignedLines({
    ...at,
    timeoutMs: TIMEOUT_MS,
    connectionsMax: CONNECTIONS_MAX,
    answerBytesMax: ANSWER_BYTES_MAX,
  });
  const provider = signedParty({ lines, clock });

  async function ask<Data>(
    path: string,
    { body, answer }: { body: object; answer: z.ZodType<{ data: Data }> },
  ): Promise<Data> {
    try {
      return answer.parse(await provider.ask(path, body)).data;
    } catch (cause) {
      throw new PaymentUnavailableError('the payments provider did not answer', { cause });
    }
  }

  const checkouts = new DataLoader<CheckoutRequest, Checkout>(
    async (orders) => {
      const answers = await ask('/orders', { body: { orders }, answer: checkoutAnswers });
      if (answers.length === orders.length) return answers.map(checkoutIn);
      throw new PaymentUnavailableError('the payments provider did not answer each order');
    },
    { cache: false, maxBatchSize: ORDERS_PER_CALL_MAX, batchScheduleFn: setImmediate },
  );

  return {
    createCheckout: (order) => checkouts.load(order),
    createPayout: (order) => ask('/payouts', { body: order, answer: payoutAnswer }),
    close: provider.close,
  };
}

/** What one order was answered; an order that got no checkout keeps none of the others from theirs. */
function checkoutIn(answer: unknown): Checkout | PaymentUnavailableError {
  const { data: checked, error: cause } = checkoutAnswer.safeParse(answer);
  if (!checked) return new PaymentUnavailableError('the provider opened no checkout', { cause });
  const { platOrderNum, payUrl, expiryPeriod } = checked.data;
  return { platOrderNum, payUrl, expiryPeriodS: expiryPeriod };
}
