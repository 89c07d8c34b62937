import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  complete,
  isSigned,
  type ManualClock,
  manualClock,
  orderOf,
  placeOrder,
  startMerchant,
  startMockpay,
  type TestServer,
  tempDir,
} from './testing/fixture.ts';

let clock: ManualClock;
let merchant: TestServer;
let app: FastifyInstance;

beforeEach(async () => {
  clock = manualClock();
  merchant = await startMerchant();
  app = await startMockpay({ merchantOrigin: merchant.origin, dataDir: await tempDir(), clock });
});

const postWebhook = (platOrderNum: string, send: string) =>
  app.inject({ method: 'POST', url: `/pay/${platOrderNum}/webhooks`, payload: { send } });

/** An order with this outcome, whose event the merchant has received. */
async function endedOrder(outcome: string, changes = {}): Promise<string> {
  const order = orderOf(merchant.origin, changes);
  const platOrderNum = await placeOrder(app, { order, clock });
  await complete(app, platOrderNum, { outcome });
  await merchant.receives(1);
  return platOrderNum;
}

describe('POST /pay/:platOrderNum/webhooks', () => {
  it('sends the event that ended the order again, byte for byte and signed', async () => {
    const platOrderNum = await endedOrder('paid');
    const response = await postWebhook(platOrderNum, 'duplicate');
    const [first, second] = await merchant.receives(2);
    expect(second?.rawBody).toBe(first?.rawBody);
    expect(response.json()).toMatchObject({ code: 200, data: { eventId: first?.event.eventId } });
    expect(second && isSigned(second, clock.now())).toBe(true);
  });

  it('sends it for each request', async () => {
    const platOrderNum = await endedOrder('failed');
    for (const count of [2, 3, 4]) {
      await postWebhook(platOrderNum, 'duplicate');
      await merchant.receives(count);
    }
    expect(new Set(merchant.received.map(({ rawBody }) => rawBody)).size).toBe(1);
  });

  it.each(['failed', 'cancelled', 'expired'])(
    'sends a late payment of an order that is %s',
    async (outcome) => {
      const platOrderNum = await endedOrder(outcome);
      await postWebhook(platOrderNum, 'late');
      const [ended, late] = await merchant.receives(2);
      expect(late?.event).toMatchObject({ type: 'payment.paid', platOrderNum, amount: '100.00' });
      expect(late?.event.eventId).not.toBe(ended?.event.eventId);
    },
  );

  it.each([
    ['100', 'USD', '1000'],
    ['0.05', 'USD', '0.50'],
    ['1234', 'JPY', '12340'],
  ])('sends a payment of another amount than %s %s: %s', async (amount, walletType, wrong) => {
    const platOrderNum = await endedOrder('expired', { amount, walletType });
    await postWebhook(platOrderNum, 'wrong_amount');
    const [, second] = await merchant.receives(2);
    expect(second?.event.type).toBe('payment.paid');
    expect(Number(second?.event.amount)).toBe(Number(wrong));
  });

  it('refuses invalid requests in the envelope', async () => {
    const order = orderOf(merchant.origin);
    const pending = await placeOrder(app, { order, clock });
    expect((await postWebhook(pending, 'duplicate')).statusCode).toBe(400);
    await complete(app, pending, { outcome: 'paid' });
    expect((await postWebhook(pending, 'late')).json()).toMatchObject({ code: 400 });
    expect((await postWebhook(pending, 'nonsense')).statusCode).toBe(400);
    expect((await postWebhook('MP0', 'duplicate')).statusCode).toBe(404);
  });

  it('limits the events of an order to 20', async () => {
    const platOrderNum = await endedOrder('expired');
    for (let sent = 1; sent < 20; sent += 1) {
      expect((await postWebhook(platOrderNum, 'late')).statusCode).toBe(200);
    }
    expect((await postWebhook(platOrderNum, 'late')).statusCode).toBe(400);
    expect((await postWebhook(platOrderNum, 'duplicate')).statusCode).toBe(400);
  });
});
