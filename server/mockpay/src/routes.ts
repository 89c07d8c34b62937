import type { Clock } from '@fairhall/kit/clock';
import { bodyText } from '@fairhall/kit/http/json-body';
import { signedBody } from '@fairhall/kit/http/signed-body';
import { parseBody, success } from '@fairhall/kit/http/simulator-envelope';
import type { FastifyInstance } from 'fastify';
import {
  cancelOrder,
  completeOrder,
  createOrder,
  createPayout,
  declineCard,
  listTransactions,
  sendWebhook,
} from './contract.ts';
import type { Orders } from './orders.ts';
import type { Payouts } from './payouts.ts';
import type { Transactions } from './transactions.ts';

type OrderPath = { Params: { platOrderNum: string } };

/** The calls of the merchant and of the checkout page. */
export function registerRoutes(
  app: FastifyInstance,
  {
    orders,
    payouts,
    transactions,
    clock,
    secret,
  }: {
    orders: Orders;
    payouts: Payouts;
    transactions: Transactions;
    clock: Clock;
    secret: string;
  },
): void {
  const proof = { secrets: [secret], clock };

  app.get('/health', async () => success({ status: 'ok' }));

  app.post(createOrder.path, async (request) =>
    success(orders.create(parseBody(createOrder.input, signedBody(request, proof)))),
  );

  app.post(cancelOrder.path, async (request) =>
    success(orders.cancel(parseBody(cancelOrder.input, signedBody(request, proof)).outTradeNo)),
  );

  app.post(createPayout.path, async (request) =>
    success(payouts.create(parseBody(createPayout.input, signedBody(request, proof)))),
  );

  app.post(listTransactions.path, async (request) =>
    success(transactions.list(parseBody(listTransactions.input, signedBody(request, proof)))),
  );

  app.get<OrderPath>('/pay/:platOrderNum/summary', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return success(orders.summary(request.params.platOrderNum));
  });

  app.post<OrderPath>('/pay/:platOrderNum/complete', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const input = parseBody(completeOrder.input, bodyText(request));
    return success(orders.complete(request.params.platOrderNum, input));
  });

  app.post<OrderPath>('/pay/:platOrderNum/decline', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const input = parseBody(declineCard.input, bodyText(request));
    return success(orders.decline(request.params.platOrderNum, input));
  });

  app.post<OrderPath>('/pay/:platOrderNum/webhooks', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { send } = parseBody(sendWebhook.input, bodyText(request));
    return success(orders.sendWebhook(request.params.platOrderNum, send));
  });
}
