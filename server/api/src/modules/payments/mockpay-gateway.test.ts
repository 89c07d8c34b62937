import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { systemClock } from '@fairhall/kit/clock';
import { expect, onTestFinished, test } from 'vitest';
import { createMockpayGateway } from './mockpay-gateway.ts';
import { type CheckoutRequest, PaymentUnavailableError } from './payment-gateway.ts';

/** A gateway to a provider whose response to each order is `responseTo(order)`. */
async function gatewayTo(responseTo: (order: CheckoutRequest) => unknown) {
  const server = createServer(async (request, response) => {
    const ordered = (await json(request)) as CheckoutRequest;
    response.end(JSON.stringify(responseTo(ordered)));
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
    methods: ['debit-card', 'bank'],
  };
}

test('an order returns its checkout', async () => {
  const gateway = await gatewayTo(({ outTradeNo }) => ({
    code: 200,
    msg: 'success',
    data: {
      platOrderNum: `P-${outTradeNo}`,
      payUrl: `http://localhost/${outTradeNo}`,
      expiryPeriod: 60,
    },
  }));
  expect(await gateway.createCheckout(order('A'))).toEqual({
    platOrderNum: 'P-A',
    payUrl: 'http://localhost/A',
    expiryPeriodS: 60,
  });
});

test.each<[string, unknown]>([
  ['a refusal', { code: 400, msg: 'no', data: null }],
  ['an invalid response', { code: 200, msg: 'success', data: { payUrl: 'nowhere' } }],
  ['an empty response', null],
])('an order with %s throws PaymentUnavailableError', async (_, response) => {
  const gateway = await gatewayTo(() => response);
  await expect(gateway.createCheckout(order('A'))).rejects.toThrow(PaymentUnavailableError);
});
