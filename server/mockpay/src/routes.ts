import type { Clock } from '@fairhall/kit/clock';
import { bodyText } from '@fairhall/kit/http/json-body';
import { signedBody } from '@fairhall/kit/http/signed-body';
import { parseBody, parseFields, success } from '@fairhall/kit/http/simulator-envelope';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  cancelOrder,
  completeOrder,
  createOrder,
  createPayout,
  declineCard,
  id,
  listTransactions,
  sendWebhook,
} from './contract.ts';
import type { Orders } from './orders.ts';
import type { Payouts } from './payouts.ts';
import type { Transactions } from './transactions.ts';

/** Of the path of a checkout's call. */
const orderIn = ({ params }: FastifyRequest): string =>
  parseFields(z.object({ platOrderNum: id }), params).platOrderNum;

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

  app.get('/pay/:platOrderNum/summary', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return success(orders.summary(orderIn(request)));
  });

  app.post('/pay/:platOrderNum/complete', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const input = parseBody(completeOrder.input, bodyText(request));
    return success(orders.complete(orderIn(request), input));
  });

  app.post('/pay/:platOrderNum/decline', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const input = parseBody(declineCard.input, bodyText(request));
    return success(orders.decline(orderIn(request), input));
  });

  app.post('/pay/:platOrderNum/webhooks', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { send } = parseBody(sendWebhook.input, bodyText(request));
    return success(orders.sendWebhook(orderIn(request), send));
  });
}
