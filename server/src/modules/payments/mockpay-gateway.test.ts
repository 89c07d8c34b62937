import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../core/clock.ts';
import { createMockpayGateway } from './mockpay-gateway.ts';
import { type CheckoutRequest, PaymentUnavailableError } from './payment-gateway.ts';

type OrdersCall = { readonly orders: readonly CheckoutRequest[] };

/** A gateway to a provider that answers each call with what `answerTo` makes of it. */
async function gatewayTo(answerTo: (call: OrdersCall) => unknown) {
  const server = createServer(async (request, response) => {
    const call = (await json(request)) as OrdersCall;
    response.end(JSON.stringify({ code: 200, msg: 'success', data: answerTo(call) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const gateway = createMockpayGateway({
    origin: `http://127.0.0.1:${port}`,
    secret: 'secret',
    clock: systemClock,
  });
  onTestFinished(async () => {
    await gateway.close();
    server.close();
  });
  return gateway;
}

function order(outTradeNo: string): CheckoutRequest {
  return {
    outTradeNo,
    amount: '10',
    walletType: 'USD',
    returnUrl: 'http://localhost/payment-result',
    notifyUrl: 'http://localhost/api/payment/webhook',
    ttlS: 60,
    language: 'en',
  };
}

const opened = ({ outTradeNo }: CheckoutRequest) => ({
  code: 200,
  msg: 'success',
  data: {
    platOrderNum: `P-${outTradeNo}`,
    payUrl: `http://localhost/${outTradeNo}`,
    expiryPeriod: 60,
  },
});

const checkout = (outTradeNo: string) => ({
  platOrderNum: `P-${outTradeNo}`,
  payUrl: `http://localhost/${outTradeNo}`,
  expiryPeriodS: 60,
});

/** A gateway to a provider that opens every order, and how many each call had. */
async function countingGateway() {
  const sizes: number[] = [];
  const gateway = await gatewayTo(({ orders }) => {
    sizes.push(orders.length);
    return orders.map(opened);
  });
  return { gateway, sizes };
}

test('orders that are placed at once share calls of at most 32, and each gets its own checkout', async () => {
  const { gateway, sizes } = await countingGateway();
  const numbers = Array.from({ length: 70 }, (_, index) => `FH${index}`);
  const checkouts = await Promise.all(numbers.map((one) => gateway.createCheckout(order(one))));
  expect(checkouts).toEqual(numbers.map(checkout));
  expect(sizes.sort((a, b) => a - b)).toEqual([6, 32, 32]);
});

test('an order alone goes by itself', async () => {
  const { gateway, sizes } = await countingGateway();
  expect(await gateway.createCheckout(order('A'))).toEqual(checkout('A'));
  expect(await gateway.createCheckout(order('B'))).toEqual(checkout('B'));
  expect(sizes).toEqual([1, 1]);
});

test.each<[string, unknown]>([
  ['is refused', { code: 400, msg: 'no', data: null }],
  ['is answered nonsense', { code: 200, msg: 'success', data: { payUrl: 'nowhere' } }],
  ['is answered nothing', null],
])('an order that %s keeps the others of its call from nothing', async (_, answer) => {
  const gateway = await gatewayTo(({ orders }) =>
    orders.map((one) => (one.outTradeNo === 'BAD' ? answer : opened(one))),
  );
  const [first, bad, last] = await Promise.allSettled(
    ['A', 'BAD', 'B'].map((one) => gateway.createCheckout(order(one))),
  );
  expect(first).toMatchObject({ value: checkout('A') });
  expect(bad).toMatchObject({ reason: expect.any(PaymentUnavailableError) });
  expect(last).toMatchObject({ value: checkout('B') });
});

test.each<[string, (call: OrdersCall) => unknown]>([
  ['fewer answers than orders', ({ orders }) => orders.slice(1).map(opened)],
  ['more answers than orders', ({ orders }) => [...orders, order('C')].map(opened)],
  ['no list', () => ({})],
])(
  'a call that is answered with %s opens no checkout: whose is whose cannot be told',
  async (_, answerTo) => {
    const gateway = await gatewayTo(answerTo);
    const outcomes = await Promise.allSettled(
      ['A', 'B'].map((one) => gateway.createCheckout(order(one))),
    );
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ reason: expect.any(PaymentUnavailableError) });
    }
  },
);
