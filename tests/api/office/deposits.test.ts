import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { bearer, isOnPostgres, startTestServer, type TestServer } from '../test-server.ts';
import { walletBalance } from '../wallet-balance.ts';
import { officeCall, officeData } from './as-staff.ts';
import { orderDeposit, reportPayment } from './payment-calls.ts';
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
  return { player, ...(await orderDeposit(server, player, 50)) };
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
  const report = { outTradeNo, platOrderNum, amount: '50' };
  await reportPayment(server, { type: 'payment.paid', eventId: `paid-${outTradeNo}`, ...report });
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

test('a payment that is marked for return is shown with the reason, its event and an entry that moves nothing', async () => {
  const { player, outTradeNo, platOrderNum } = await order();
  await server.api
    .post('/api/safer-play/time-out')
    .set(bearer(player.token))
    .send({ duration: '24h' });
  await reportPayment(server, { type: 'payment.paid', outTradeNo, platOrderNum, amount: '50' });
  const detail = await officeData(server, staff, `/deposits/${outTradeNo}`);
  expect(detail).toMatchObject({
    order: { status: 3, actualAmount: 0, remark: expect.stringContaining('paid during a break') },
    events: [{ type: 'payment.paid', outcome: 'refused' }],
    entries: [{ kind: 'deposit-return', uid: player.userId }],
  });
});

test('the list is filtered by currency and days', async () => {
  const { player } = await order();
  const total = async (query: string) =>
    (await officeData(server, staff, `/deposits?uid=${player.userId}&${query}`)).total;
  const today = server.clock.now().toISOString().slice(0, 10);
  expect(await total('walletType=USD')).toBe(1);
  expect(await total('walletType=BRL')).toBe(0);
  expect(await total(`startTime=${today}`)).toBe(1);
  expect(await total('endTime=2020-12-31')).toBe(0);
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

/** A deposit that was paid at the provider, on a server that no event reaches. */
async function depositWithoutEvent() {
  const lost = await startTestServer({
    nodes: 1,
    withPayments: true,
    // Where nothing listens: the events do not arrive.
    env: { API_INSIDE_ORIGIN: 'http://127.0.0.1:9' },
  });
  onTestFinished(() => lost.close());
  const payments = await loggedIn(lost, 'payments');
  const player = await lost.player();
  const { outTradeNo, payUrl } = await orderDeposit(lost, player, 50);
  await payAtProvider({ payUrl });
  const { prisma } = lost.infrastructure;
  return {
    prisma,
    compare: () => officeCall(lost, payments, `/deposits/${outTradeNo}/compare`, {}),
    acts: () => prisma.auditEntry.count({ where: { subjectId: outTradeNo } }),
    balance: () => walletBalance(lost, player),
  };
}

test('one that was paid at the provider, and whose event is lost, is credited once', async () => {
  const { compare, acts, balance } = await depositWithoutEvent();
  expect((await compare()).body.data).toMatchObject({
    provider: { found: true, status: 'paid', amount: '50.00', agrees: true },
    order: { status: 2, actualAmount: 50 },
  });
  await compare();
  // With the bonus of the first deposit.
  expect(await balance()).toBe(100);
  expect(await acts()).toBe(2);
});

test.skipIf(isOnPostgres)('it is not credited when the log cannot be written', async () => {
  const { prisma, compare, acts, balance } = await depositWithoutEvent();
  await prisma.$executeRaw`CREATE TRIGGER "fail" BEFORE INSERT ON "AuditEntry"
    WHEN NEW."action" = 'deposit.compare' BEGIN SELECT RAISE(ABORT, 'no space'); END`;
  expect((await compare()).body.code).toBe(503);
  expect([await acts(), await balance()]).toEqual([0, 0]);
  await prisma.$executeRaw`DROP TRIGGER "fail"`;
  expect((await compare()).body.code).toBe(200);
  expect([await acts(), await balance()]).toEqual([1, 100]);
});

test('without a response of the provider it is 1108, and nothing changes', async () => {
  const away = await startTestServer({ nodes: 1 });
  onTestFinished(() => away.close());
  const payments = await loggedIn(away, 'payments');
  const player = await away.player();
  const now = away.clock.now();
  await away.infrastructure.prisma.depositOrder.create({
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
