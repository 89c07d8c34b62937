import { sign } from '@fairhall/kit/signature';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import type { TransactionPage } from './contract.ts';
import {
  complete,
  type ManualClock,
  manualClock,
  orderOf,
  placeOrder,
  SECRET,
  startMerchant,
  startMockpay,
  tempDir,
} from './testing/fixture.ts';

let app: FastifyInstance;
let clock: ManualClock;
let origin: string;

beforeEach(async () => {
  clock = manualClock();
  ({ origin } = await startMerchant());
  app = await startMockpay({ merchantOrigin: origin, dataDir: await tempDir(), clock });
});

function post(url: string, body: object, secret = SECRET) {
  const rawBody = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'x-signature': sign({ rawBody, secret, now: clock.now() }),
  };
  return app.inject({ method: 'POST', url, headers, payload: rawBody });
}

async function transactions(query: object): Promise<TransactionPage> {
  const response = await post('/transactions', query);
  return response.json<{ data: TransactionPage }>().data;
}

const place = (outTradeNo: string) =>
  placeOrder(app, { order: orderOf(origin, { outTradeNo }), clock });

test('the orders that were created or ended since a time are listed', async () => {
  const early = await place('EARLY');
  await place('EARLY-PENDING');
  clock.advance(60_000);
  const since = clock.now().toISOString();
  await complete(app, early, { outcome: 'paid' });
  await place('LATE');
  expect(await transactions({ kind: 'order', since })).toEqual({
    list: [
      {
        number: 'EARLY',
        platOrderNum: early,
        amount: '100.00',
        walletType: 'USD',
        status: 'paid',
        createdAt: '2030-01-01T12:00:00.000Z',
      },
      expect.objectContaining({ number: 'LATE', status: 'pending', createdAt: since }),
    ],
    next: null,
  });
});

test('the payouts that were created since a time are listed', async () => {
  const payout = {
    amount: '5',
    walletType: 'USD',
    bankCode: 'LMPUS',
    account: '6222000011112222',
    notifyUrl: `${origin}/api/payment/webhook`,
  };
  await post('/payouts', { ...payout, orderNum: 'EARLY' });
  clock.advance(1000);
  const since = clock.now().toISOString();
  await post('/payouts', { ...payout, orderNum: 'LATE' });
  const { list } = await transactions({ kind: 'payout', since });
  expect(list).toMatchObject([{ number: 'LATE', amount: '5.00', status: 'processing' }]);
});

test('a list of more than a hundred has a next page', async () => {
  const since = clock.now().toISOString();
  for (let number = 0; number < 101; number += 1) await place(`N${number}`);
  const first = await transactions({ kind: 'order', since });
  expect(first.list).toHaveLength(100);
  const second = await transactions({ kind: 'order', since, after: first.next });
  expect(second).toMatchObject({ list: [{ number: 'N100' }], next: null });
});

test('a list needs a signature and a valid query', async () => {
  const query = { kind: 'order', since: clock.now().toISOString() };
  expect((await post('/transactions', query, 'x'.repeat(32))).statusCode).toBe(403);
  expect((await post('/transactions', { kind: 'refund' })).statusCode).toBe(400);
});
