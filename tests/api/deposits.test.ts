import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DepositStatus } from '../../server/api/src/contract/enums.ts';
import { BALANCE_CAP_MINOR } from '../../server/api/src/contract/money.ts';
import { paymentEvent } from '../../server/api/src/contract/payments.ts';
import { openApi } from '../../server/api/src/open-api.ts';
import { eventually } from '../support/eventually.ts';
import { type Player, sharedTestServer, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await sharedTestServer();
});

function recharge(player: Player, body: object, key?: string) {
  const call = server.api
    .post('/api/payment/recharge')
    .set('authorization', `Bearer ${player.token}`);
  return (key ? call.set('idempotency-key', key) : call).send(body);
}

async function firstRecord(player: Player, language = 'en') {
  const response = await server.api
    .post('/api/payment/recharge/records')
    .set('authorization', `Bearer ${player.token}`)
    .set('accept-language', language)
    .send({});
  return response.body.data.list[0];
}

async function walletBalance(player: Player, walletType: string): Promise<number> {
  const response = await server.api
    .post('/api/user/wallet')
    .set('authorization', `Bearer ${player.token}`)
    .send({ walletType });
  return response.body.data[0].walletBalance;
}

function complete(payUrl: string, outcome: string) {
  return supertest(payUrl).post('/complete').send({ outcome, method: 'card' });
}

function paidEvent(order: { outTradeNo: string; platOrderNum: string }, changes: object = {}) {
  return {
    eventId: `evt-${order.outTradeNo}`,
    type: 'payment.paid',
    platOrderNum: order.platOrderNum,
    outTradeNo: order.outTradeNo,
    amount: '100.00',
    walletType: 'USD',
    occurredAt: server.clock.now().toISOString(),
    ...changes,
  };
}

describe('a deposit', () => {
  it('is paid at the checkout, credited once with the first-deposit bonus, and recorded', async () => {
    const player = await server.player();
    const order = await recharge(player, { walletType: 'USD', amount: 100 });
    expect(order.body.data).toMatchObject({ expiryPeriod: 1800, walletBalance: 0 });
    expect(await firstRecord(player)).toMatchObject({ status: 1, actualAmount: 0 });

    const completed = await complete(order.body.data.payUrl, 'paid');
    expect(completed.body.data.status).toBe('paid');
    expect(completed.body.data.returnUrl).toBe(
      `${server.settings.origins.web}/payment-result?outTradeNo=${order.body.data.outTradeNo}`,
    );

    await eventually(async () => expect((await firstRecord(player)).status).toBe(2));
    expect(await firstRecord(player)).toMatchObject({
      type: 'deposit',
      externalOrderId: order.body.data.outTradeNo,
      platformOrderId: order.body.data.platOrderNum,
      amount: 100,
      actualAmount: 100,
      fee: 0,
      bonusAmount: 100,
      paymentChannel: 'Mockpay · Card',
    });
    expect(await walletBalance(player, 'USD')).toBe(200);
  });

  it('gets the bonus with the first paid deposit alone', async () => {
    const player = await server.player();
    const orders = [];
    for (const amount of [50, 70]) {
      orders.push((await recharge(player, { walletType: 'USD', amount })).body.data);
    }
    await Promise.all(orders.map((order) => complete(order.payUrl, 'paid')));
    // Both are credited, one of them matched: with a second bonus, 240, the balance would be
    // neither.
    await eventually(async () => expect([170, 190]).toContain(await walletBalance(player, 'USD')));
  });

  it('gets the bonus once for all accounts of a person', async () => {
    const name = randomUUID();
    const players = await Promise.all(
      [`${name}@hall.example`, `${name}+2@hall.example`].map((email) => server.player({}, email)),
    );
    const orders = await Promise.all(
      players.map(async (player) => (await recharge(player, { amount: 50 })).body.data),
    );
    await Promise.all(orders.map(({ payUrl }) => complete(payUrl, 'paid')));
    await eventually(async () => {
      const balances = await Promise.all(players.map((player) => walletBalance(player, 'USD')));
      expect(balances.toSorted((one, other) => one - other)).toEqual([50, 100]);
    });
    const third = await server.player({}, `${name}+3@hall.example`);
    const { payUrl } = (await recharge(third, { amount: 50 })).body.data;
    expect((await (await fetch(`${payUrl}/summary`)).json()).data.note).toBeNull();
  });

  it('is refused while fifty checkouts of its player are open', async () => {
    const player = await server.player();
    const orders = [];
    for (let index = 0; index < 50; index += 1) {
      orders.push((await recharge(player, { amount: 20 })).body.data);
    }
    const refused = await recharge(player, { amount: 20 });
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    await complete(orders[0].payUrl, 'cancelled');
    await eventually(async () => {
      expect((await recharge(player, { amount: 20 })).body.code).toBe(200);
    });
  });

  it('shows its match on the checkout page as long as it is the first', async () => {
    const player = await server.player();
    const noteOf = async (payUrl: string) =>
      (await (await fetch(`${payUrl}/summary`)).json()).data.note;
    const first = await recharge(player, { walletType: 'USD', amount: 2000 });
    expect(await noteOf(first.body.data.payUrl)).toBe(
      'Your first deposit is matched: $1,000.00 more in your wallet.',
    );
    await server.signed(
      'payment',
      '/api/payment/webhook',
      paidEvent(first.body.data, { amount: '2000' }),
    );
    const second = await recharge(player, { walletType: 'USD', amount: 50 });
    expect(await noteOf(second.body.data.payUrl)).toBeNull();
  });

  it('has its checkout and its deadline in its record while it can be paid', async () => {
    const player = await server.player();
    const order = (await recharge(player, { walletType: 'USD', amount: 40 })).body.data;
    const { payUrl, expiryPeriod } = order;
    const record = await firstRecord(player);
    expect(record.payUrl).toBe(payUrl);
    const lifetimeMs = Date.parse(record.expiresAt) - Date.parse(record.createTime);
    expect(lifetimeMs).toBe(expiryPeriod * 1000);
    await complete(payUrl, 'cancelled');
    await eventually(async () => expect((await firstRecord(player)).status).toBe(4));
    expect(await firstRecord(player)).toMatchObject({ payUrl: null, expiresAt: null });
  });

  it('that failed at the checkout credits nothing', async () => {
    const player = await server.player();
    const order = await recharge(player, { walletType: 'BRL', amount: 100 });
    await complete(order.body.data.payUrl, 'failed');
    await eventually(async () => expect((await firstRecord(player)).status).toBe(3));
    expect(await walletBalance(player, 'BRL')).toBe(0);
  });

  it('outside the limits is refused with the limits', async () => {
    const player = await server.player();
    const little = await recharge(player, { walletType: 'USD', amount: 9 });
    const negative = await recharge(player, { walletType: 'USD', amount: -5 });
    const huge = await recharge(player, { walletType: 'USD', amount: 1e21 });
    const broken = await recharge(player, { walletType: 'USD', amount: 10.5 });
    const foreign = await recharge(player, { walletType: 'XYZ', amount: 50 });
    expect(little.body).toMatchObject({ code: 1102, data: { min: 10, max: 10_000 } });
    expect([negative.body.code, huge.body.code]).toEqual([1102, 1102]);
    expect(broken.status).toBe(400);
    expect(foreign.body.code).toBe(1104);
  });

  it('requested twice with one Idempotency-Key is one order', async () => {
    const player = await server.player();
    const first = await recharge(player, { walletType: 'USD', amount: 40 }, 'key-1');
    const again = await recharge(player, { walletType: 'USD', amount: 40 }, 'key-1');
    const other = await recharge(player, { walletType: 'USD', amount: 41 }, 'key-1');
    expect(again.body).toEqual(first.body);
    expect(other.body).toMatchObject({ code: 1107, data: null });
  });

  it.each(['x'.repeat(201), 'two words'])('is refused with the key %s', async (key) => {
    const response = await recharge(await server.player(), { walletType: 'USD', amount: 100 }, key);
    expect(response.body).toMatchObject({
      code: 400,
      data: { issues: [{ path: 'Idempotency-Key' }] },
    });
  });

  it('requested twenty times concurrently with one Idempotency-Key is one order with one response', async () => {
    const player = await server.player();
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        // One of them has another amount; which of the two is first is not determined.
        recharge(player, { walletType: 'USD', amount: index === 7 ? 51 : 50 }, 'race'),
      ),
    );
    const codes = responses.map(({ body }) => body.code);
    expect(new Set(codes)).toEqual(new Set([200, 1107]));
    const numbers = responses.flatMap(({ body }) => (body.data ? [body.data.outTradeNo] : []));
    expect(new Set(numbers).size).toBe(1);
    const records = await server.api
      .post('/api/payment/recharge/records')
      .set('authorization', `Bearer ${player.token}`);
    expect(records.body.data.total).toBe(1);
  });

  it('repeated later returns the first response, also when the balance has changed since', async () => {
    const player = await server.player({ USD: 1234n });
    const first = await recharge(player, { walletType: 'USD', amount: 100 }, 'later');
    expect(first.body.data.walletBalance).toBe(12.34);
    await server.signed('payment', '/api/payment/webhook', paidEvent(first.body.data));
    expect(await walletBalance(player, 'USD')).toBeGreaterThan(12.34);
    const again = await recharge(player, { walletType: 'USD', amount: 100 }, 'later');
    expect(again.body).toEqual(first.body);
  });
});

/** Moves the balance out of the wallet. */
async function withdrawAll({ userId }: Player): Promise<void> {
  const amountMinor = BALANCE_CAP_MINOR;
  const type = 'opening';
  await server.infrastructure.ledger.post({
    key: `test/emptied/${userId}`,
    kind: type,
    request: '',
    userId,
    occurredAt: server.clock.now(),
    postings: [
      {
        account: { of: 'player', userId, bucket: 'available' },
        currency: 'USD',
        amountMinor: -amountMinor,
        type,
      },
      { account: { of: 'promotion' }, currency: 'USD', amountMinor, type },
    ],
  });
}

describe('POST /payment/webhook', () => {
  async function pendingOrder(player: Player) {
    return (await recharge(player, { walletType: 'USD', amount: 100 })).body.data;
  }

  it('credits once, however often the event is received', async () => {
    const player = await server.player();
    const event = paidEvent(await pendingOrder(player));
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => server.signed('payment', '/api/payment/webhook', event)),
    );
    expect(responses.map((response) => response.body.code)).toEqual([200, 200, 200, 200, 200]);
    expect(await walletBalance(player, 'USD')).toBe(200);
  });

  it('credits a cancelled order when it is paid, and reports the late payment', async () => {
    const player = await server.player();
    const order = await pendingOrder(player);
    const cancelled = paidEvent(order, { eventId: 'evt-cancel', type: 'payment.cancelled' });
    await server.signed('payment', '/api/payment/webhook', cancelled);
    expect((await firstRecord(player)).status).toBe(4);
    await server.signed('payment', '/api/payment/webhook', paidEvent(order));
    expect(await firstRecord(player)).toMatchObject({
      status: 2,
      remark: 'Paid after the order was cancelled',
    });
    expect(await firstRecord(player, 'pt-br')).toMatchObject({
      remark: 'Pago depois de o pedido ter sido cancelado',
    });
  });

  it('matches one of several first deposits that are paid concurrently', async () => {
    const player = await server.player();
    const events = [paidEvent(await pendingOrder(player)), paidEvent(await pendingOrder(player))];
    const { payments } = server.modules;
    await Promise.all(
      events.map((event) => payments.handlePaymentWebhook(paymentEvent.parse(event))),
    );
    expect(await walletBalance(player, 'USD')).toBe(300);
  });

  it('sets an order to paid in the transaction of its credit, also when it was closed meanwhile', async () => {
    const player = await server.player();
    const order = await pendingOrder(player);
    const { prisma } = server.infrastructure;
    const where = { outTradeNo: order.outTradeNo };
    const closed = { status: DepositStatus.cancelled };
    const paid = { status: DepositStatus.paid, actualMinor: 10_000n };
    let posts = 0;
    onTestFinished(() => void vi.restoreAllMocks());
    for (const { infrastructure } of server.nodes) {
      const { ledger } = infrastructure;
      const post = ledger.post.bind(ledger);
      vi.spyOn(ledger, 'post').mockImplementationOnce(async (entry) => {
        posts += 1;
        await prisma.depositOrder.update({ where, data: closed });
        const posted = await post(entry);
        expect(await prisma.depositOrder.findUnique({ where })).toMatchObject(paid);
        return posted;
      });
    }
    await server.signed('payment', '/api/payment/webhook', paidEvent(order));
    expect(posts).toBe(1);
    expect((await firstRecord(player)).status).toBe(2);
  });

  it("updates an order from the ledger's entry, bonus included, and credits nothing more", async () => {
    const player = await server.player();
    const order = await pendingOrder(player);
    await server.signed('payment', '/api/payment/webhook', paidEvent(order));
    await server.infrastructure.prisma.depositOrder.update({
      where: { outTradeNo: order.outTradeNo },
      data: { status: DepositStatus.pending, actualMinor: 0n, bonusMinor: 0n },
    });
    const again = paidEvent(order, { eventId: 'evt-repeated' });
    await server.signed('payment', '/api/payment/webhook', again);
    expect(await firstRecord(player)).toMatchObject({
      status: 2,
      actualAmount: 100,
      bonusAmount: 100,
    });
    expect(await walletBalance(player, 'USD')).toBe(200);
    const { prisma } = server.infrastructure;
    expect(await prisma.paymentEvent.count({ where: { eventId: 'evt-repeated' } })).toBe(1);
  });

  it('ends an order beyond the balance cap as failed, and the player sees why', async () => {
    const player = await server.player({ USD: BALANCE_CAP_MINOR });
    const order = await pendingOrder(player);
    const response = await server.signed('payment', '/api/payment/webhook', paidEvent(order));
    expect(response.body.code).toBe(200);
    const failed = {
      status: 3,
      actualAmount: 0,
      remark:
        'Not credited: the balance would exceed its limit. Contact support to get the payment back.',
    };
    expect(await firstRecord(player)).toMatchObject(failed);
    // Room for it later changes nothing: the operator may have returned the money.
    await withdrawAll(player);
    const again = paidEvent(order, { eventId: `evt-again-${order.outTradeNo}` });
    await server.signed('payment', '/api/payment/webhook', again);
    expect(await firstRecord(player)).toMatchObject(failed);
    const { prisma } = server.infrastructure;
    const storedRows = await prisma.paymentEvent.findMany({
      where: { outTradeNo: order.outTradeNo },
    });
    expect(storedRows.map((event) => event.outcome)).toEqual(['refused', 'refused']);
    const notifications = await prisma.notification.findMany({
      where: { userId: player.userId, type: 'deposit' },
      select: { message: true },
    });
    expect(notifications).toEqual([{ message: 'depositOverCap' }]);
    const counted = await server.counted('uncreditedPayments');
    expect(counted).toContainEqual({ labels: { reason: 'cap' }, value: 2 });
  });

  it("never applies an event with another checkout's number, and stores it", async () => {
    const player = await server.player();
    const order = await pendingOrder(player);
    for (const type of ['payment.paid', 'payment.failed']) {
      const eventId = `evt-foreign-${type}`;
      const event = paidEvent(order, { eventId, type, platOrderNum: 'MP-FOREIGN' });
      const response = await server.signed('payment', '/api/payment/webhook', event);
      expect(response.body.code).toBe(200);
      const { prisma } = server.infrastructure;
      const stored = await prisma.paymentEvent.findUnique({ where: { eventId } });
      expect(stored?.outcome).toBe('refused');
    }
    expect(await firstRecord(player)).toMatchObject({ status: 1 });
    expect(await walletBalance(player, 'USD')).toBe(0);
  });

  it('never credits another amount or currency, and stores the event', async () => {
    const player = await server.player();
    const order = await pendingOrder(player);
    const more = paidEvent(order, { eventId: 'evt-more', amount: '1000.00' });
    const yen = paidEvent(order, { eventId: 'evt-yen', walletType: 'JPY' });
    for (const event of [more, yen]) {
      const response = await server.signed('payment', '/api/payment/webhook', event);
      expect(response.body.code).toBe(200);
    }
    expect(await walletBalance(player, 'USD')).toBe(0);
    const storedRows = await server.infrastructure.prisma.paymentEvent.findMany({
      where: { eventId: { in: ['evt-more', 'evt-yen'] } },
    });
    expect(storedRows.map((event) => event.outcome)).toEqual(['refused', 'refused']);
  });

  it('stays open after a declined card, whose reason survives a cancellation and no payment', async () => {
    for (const { ending, shown } of [
      { ending: 'payment.cancelled', shown: { status: 4, remark: 'The card was declined' } },
      { ending: 'payment.paid', shown: { status: 2, remark: '' } },
    ]) {
      const player = await server.player();
      const order = await pendingOrder(player);
      const receive = (changes: { eventId: string; type: string; reason?: string }) =>
        server.signed('payment', '/api/payment/webhook', paidEvent(order, changes));
      const declined = { type: 'payment.declined', reason: 'card_declined' };
      await receive({ eventId: `${order.outTradeNo}-1`, ...declined });
      const open = { status: 1, remark: 'The card was declined' };
      expect(await firstRecord(player)).toMatchObject(open);
      await receive({ eventId: `${order.outTradeNo}-2`, type: ending });
      expect(await firstRecord(player)).toMatchObject(shown);
      // A late event of the declined card.
      await receive({ eventId: `${order.outTradeNo}-3`, ...declined });
      expect(await firstRecord(player)).toMatchObject(shown);
    }
  });

  it('that failed for its card states the reason in the record', async () => {
    const player = await server.player();
    const failed = { type: 'payment.failed', reason: 'insufficient_funds' };
    const event = paidEvent(await pendingOrder(player), { eventId: 'evt-no-funds', ...failed });
    await server.signed('payment', '/api/payment/webhook', event);
    expect(await firstRecord(player)).toMatchObject({
      status: 3,
      remark: 'The card has insufficient funds',
    });
  });

  it("expires once on the provider's event, with the reason in the record", async () => {
    const player = await server.player();
    const order = await pendingOrder(player);
    const events = [
      ['evt-expired', 'closed'],
      ['evt-expired-again', 'ignored'],
    ] as const;
    for (const [eventId, outcome] of events) {
      const event = paidEvent(order, { eventId, type: 'payment.expired' });
      expect((await server.signed('payment', '/api/payment/webhook', event)).body.code).toBe(200);
      expect(await firstRecord(player)).toMatchObject({ status: 4, remark: 'Expired' });
      const storedRows = await server.infrastructure.prisma.paymentEvent.findUnique({
        where: { eventId },
      });
      expect(storedRows?.outcome).toBe(outcome);
    }
  });

  it('is known as the first deposit to a new server process, from the ledger', async () => {
    const player = await server.player();
    const event = paidEvent(await pendingOrder(player), { eventId: `evt-${player.userId}` });
    await server.signed('payment', '/api/payment/webhook', event);
    const { settings, infrastructure } = server;
    const restarted = await openApi({
      settings,
      log: infrastructure.log,
      clock: server.clock,
    });
    try {
      expect(await restarted.modules.payments.hasDeposited(player.userId)).toBe(true);
      expect(await restarted.modules.payments.hasDeposited((await server.player()).userId)).toBe(
        false,
      );
    } finally {
      await restarted.close();
    }
  });

  it('refuses a forged, a stale and a malformed event, and one for an unknown order', async () => {
    const player = await server.player();
    const event = paidEvent(await pendingOrder(player));
    const forged = await server.api
      .post('/api/payment/webhook')
      .set(
        'x-signature',
        `t=${Math.floor(server.clock.now().getTime() / 1000)},v1=${'0'.repeat(64)}`,
      )
      .send(event);
    expect(forged.status).toBe(403);
    const foreignSecret = await server.signed('provider', '/api/payment/webhook', event);
    expect(foreignSecret.status).toBe(403);
    const unknown = await server.signed('payment', '/api/payment/webhook', {
      ...event,
      outTradeNo: 'FH-UNKNOWN',
    });
    expect(unknown.status).toBe(404);
    const payout = { ...event, type: 'payout.succeeded', outTradeNo: 'FW-UNKNOWN' };
    expect((await server.signed('payment', '/api/payment/webhook', payout)).status).toBe(404);
    const broken = await server.signed('payment', '/api/payment/webhook', { eventId: 1 });
    expect(broken.status).toBe(400);
  });
});

describe('without a payments provider', () => {
  it('a deposit is refused with 1108, nothing is paid, and the key can be reused', async () => {
    const alone = await startTestServer();
    alone.requireOwnServer('requires a server without payments provider');
    try {
      const player = await alone.player();
      const sendOrder = () =>
        alone.api
          .post('/api/payment/recharge')
          .set('authorization', `Bearer ${player.token}`)
          .set('idempotency-key', 'again')
          .send({ walletType: 'USD', amount: 50 });
      expect((await sendOrder()).body).toMatchObject({ code: 1108, data: null });
      expect((await sendOrder()).body.code).toBe(1108);
      const orders = await alone.infrastructure.prisma.depositOrder.findMany();
      expect(orders.map((order) => order.status)).toEqual([3, 3]);
    } finally {
      await alone.close();
    }
  });
});
