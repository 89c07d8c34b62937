import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { bearer, startTestServer, type TestServer } from '../test-server.ts';
import { officeCall, officeData } from './as-staff.ts';
import { loggedIn, type Staff } from './staff.ts';

let server: TestServer;
let staff: Staff;

beforeAll(async () => {
  server = await startTestServer({ withPayments: true });
  staff = await loggedIn(server, 'payments');
});

afterAll(() => server.close());

async function order() {
  const player = await server.player();
  const { body } = await server.api
    .post('/api/payment/recharge')
    .set(bearer(player.token))
    .send({ walletType: 'USD', amount: 50 });
  return { player, ...body.data };
}

/** Pays at the checkout; its event is lost, because no API listens at the address it is sent to. */
async function payAtProvider({ payUrl }: { payUrl: string }): Promise<void> {
  await fetch(`${payUrl}/complete`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: 'paid', method: 'card', cardNumber: '4242424242424242' }),
  });
}

test('a paid deposit shows its event with the outcome, and its entry', async () => {
  const { player, outTradeNo, platOrderNum } = await order();
  await server.signed('payment', '/api/payment/webhook', {
    eventId: `paid-${outTradeNo}`,
    type: 'payment.paid',
    platOrderNum,
    outTradeNo,
    amount: '50',
    walletType: 'USD',
    occurredAt: server.clock.now().toISOString(),
  });
  const detail = await officeData(server, staff, `/deposits/${outTradeNo}`);
  expect(detail).toMatchObject({
    order: { outTradeNo, status: 2, amount: 50, amountUsd: 50, bonusAmount: 50 },
    player: { uid: player.userId, email: 'p••@f••.test' },
    events: [{ eventId: `paid-${outTradeNo}`, type: 'payment.paid', outcome: 'credited' }],
    entries: [{ kind: 'deposit', uid: player.userId }],
  });
  const { list } = await officeData(server, staff, `/deposits?uid=${player.userId}&status=2`);
  expect(list).toHaveLength(1);
  expect((await officeData(server, staff, `/deposits?uid=${player.userId}&status=1`)).total).toBe(
    0,
  );
});

test('an unknown deposit is 404, an unknown currency 1104', async () => {
  expect((await officeCall(server, staff, '/deposits/FH0')).body.code).toBe(404);
  expect((await officeCall(server, staff, '/deposits/FH0/compare', {})).body.code).toBe(404);
  expect((await officeCall(server, staff, '/deposits?walletType=XXX')).body.code).toBe(1104);
});

test('one that is open at the provider stays open', async () => {
  const { outTradeNo } = await order();
  const { provider } = await officeData(server, staff, `/deposits/${outTradeNo}/compare`, {});
  expect(provider).toMatchObject({ found: true, status: 'pending', agrees: true });
});

test('one that was paid at the provider, and whose event is lost, is credited once', async () => {
  const lost = await startTestServer({
    nodes: 1,
    withPayments: true,
    // Where nothing listens: the events do not arrive.
    env: { API_INSIDE_ORIGIN: 'http://127.0.0.1:9' },
  });
  onTestFinished(() => lost.close());
  const payments = await loggedIn(lost, 'payments');
  const player = await lost.player();
  const { body } = await lost.api
    .post('/api/payment/recharge')
    .set(bearer(player.token))
    .send({ walletType: 'USD', amount: 50 });
  const { outTradeNo } = body.data;
  await payAtProvider(body.data);
  const compare = () => officeData(lost, payments, `/deposits/${outTradeNo}/compare`, {});
  expect(await compare()).toMatchObject({
    provider: { found: true, status: 'paid', amount: '50.00', agrees: true },
    order: { status: 2, actualAmount: 50 },
  });
  await compare();
  const wallet = await lost.api
    .post('/api/user/wallet')
    .set(bearer(player.token))
    .send({ walletType: 'USD' });
  // With the bonus of the first deposit.
  expect(wallet.body.data[0].walletBalance).toBe(100);
  const acts = await lost.services.prisma.auditEntry.count({ where: { subjectId: outTradeNo } });
  expect(acts).toBe(2);
});

test('without a response of the provider it is 1108, and nothing changes', async () => {
  const away = await startTestServer({ nodes: 1 });
  onTestFinished(() => away.close());
  const payments = await loggedIn(away, 'payments');
  const player = await away.player();
  const now = away.clock.now();
  await away.services.prisma.depositOrder.create({
    data: {
      outTradeNo: 'FHAWAY',
      id: 'away',
      userId: player.userId,
      walletType: 'USD',
      amountMinor: 5000n,
      expiresAt: now,
      createdAt: now,
      updatedAt: now,
    },
  });
  const { body } = await officeCall(away, payments, '/deposits/FHAWAY/compare', {});
  expect(body.code).toBe(1108);
});
