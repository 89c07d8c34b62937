import { EventEmitter, once } from 'node:events';
import { systemClock } from '@fairhall/kit/clock';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createDueWork } from './due-work.ts';
import { createOrders } from './orders.ts';
import { createPayoutRepository } from './payout-repository.ts';
import { createPayouts } from './payouts.ts';
import { createRepository } from './repository.ts';
import { DELIVERY_ATTEMPTS_MAX } from './retry-schedule.ts';
import { openStore } from './store.ts';
import {
  complete,
  isSigned,
  manualClock,
  orderOf,
  placeOrder,
  startMerchant,
  startMockpay,
  tempDir,
} from './testing/fixture.ts';
import { createWebhookSender } from './webhook-sender.ts';

const HOUR_MS = 3_600_000;

let dataDir: string;

beforeEach(async () => {
  dataDir = await tempDir();
});

async function mockpayFor(merchantOrigin: string, clock = manualClock()) {
  const app = await startMockpay({ merchantOrigin, dataDir, clock });
  return { app, clock };
}

/** Stops after a first attempt to send an event, to which the merchant returned this status. */
async function stoppedAfter(status: number) {
  const merchant = await startMerchant((requestNumber) => (requestNumber === 1 ? status : 200));
  const { app, clock } = await mockpayFor(merchant.origin);
  const platOrderNum = await placeOrder(app, { order: orderOf(merchant.origin), clock });
  await complete(app, platOrderNum, { outcome: 'paid' });
  await merchant.receives(1);
  await app.close();
  return { merchant, clock };
}

describe('an event', () => {
  it.each(['paid', 'failed', 'cancelled', 'expired'])(
    'sends a signed event immediately when an order is %s',
    async (outcome) => {
      const merchant = await startMerchant();
      const { app, clock } = await mockpayFor(merchant.origin);
      const platOrderNum = await placeOrder(app, { order: orderOf(merchant.origin), clock });
      await complete(app, platOrderNum, { outcome, method: 'card' });
      const [delivery] = await merchant.receives(1);
      expect(delivery?.event).toEqual({
        eventId: expect.stringMatching(/^evt_/),
        type: `payment.${outcome}`,
        platOrderNum,
        outTradeNo: 'FH240611',
        amount: '100.00',
        walletType: 'USD',
        occurredAt: '2030-01-01T12:00:00.000Z',
        method: 'card',
      });
      expect(delivery && isSigned(delivery, clock.now())).toBe(true);
    },
  );

  it('is sent once for concurrent requests to end the order', async () => {
    const merchant = await startMerchant();
    const { app, clock } = await mockpayFor(merchant.origin);
    const platOrderNum = await placeOrder(app, { order: orderOf(merchant.origin), clock });
    await Promise.all(
      ['paid', 'failed', 'paid', 'cancelled'].map((outcome) =>
        complete(app, platOrderNum, { outcome }),
      ),
    );
    await merchant.receives(1);
    await app.close();
    expect(merchant.received).toHaveLength(1);
  });

  it('is sent again, unchanged and newly signed, until the merchant returns 200', async () => {
    const merchant = await startMerchant((requestNumber) => (requestNumber < 2 ? 500 : 200));
    const app = await startMockpay({
      merchantOrigin: merchant.origin,
      dataDir,
      clock: systemClock,
    });
    const order = orderOf(merchant.origin);
    const platOrderNum = await placeOrder(app, { order, clock: systemClock });
    await complete(app, platOrderNum, { outcome: 'paid' });
    const [first, second] = await merchant.receives(2);
    expect(second?.rawBody).toBe(first?.rawBody);
    expect(second && isSigned(second, new Date())).toBe(true);
  });

  it('survives a restart between two attempts', async () => {
    const { merchant, clock } = await stoppedAfter(503);
    clock.advance(HOUR_MS);
    await mockpayFor(merchant.origin, clock);
    const [first, second] = await merchant.receives(2);
    expect(second?.event.eventId).toBe(first?.event.eventId);
    expect(second && isSigned(second, clock.now())).toBe(true);
  });

  it('is sent again at the next start when the clock was set back between two attempts', async () => {
    const { merchant, clock } = await stoppedAfter(503);
    clock.advance(-2 * HOUR_MS);
    await mockpayFor(merchant.origin, clock);
    await merchant.receives(2);
  });

  it('does not follow a redirect, which counts as a failure', async () => {
    const { merchant, clock } = await stoppedAfter(302);
    clock.advance(HOUR_MS);
    await mockpayFor(merchant.origin, clock);
    await merchant.receives(2);
    expect(merchant.received[1]?.event.eventId).toBe(merchant.received[0]?.event.eventId);
  });

  it('does not block the shutdown of the process when the merchant hangs', async () => {
    const never = new Promise<number>(() => undefined);
    // The request has no end of its own: only the shutdown can end it.
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
    onTestFinished(() => timeout.mockRestore());
    const merchant = await startMerchant(() => never);
    const { app, clock } = await mockpayFor(merchant.origin);
    const platOrderNum = await placeOrder(app, { order: orderOf(merchant.origin), clock });
    await complete(app, platOrderNum, { outcome: 'paid' });
    await merchant.receives(1);
    await app.close();
    expect(timeout).toHaveBeenCalled();
  });
});

describe('an unpaid order', () => {
  it('expires on time with an event to the merchant', async () => {
    const merchant = await startMerchant();
    const app = await startMockpay({
      merchantOrigin: merchant.origin,
      dataDir,
      clock: systemClock,
    });
    const order = orderOf(merchant.origin, { ttlS: 1 });
    await placeOrder(app, { order, clock: systemClock });
    const [delivery] = await merchant.receives(1);
    expect(delivery?.event.type).toBe('payment.expired');
  });

  it('expires at the next start if it became overdue in between', async () => {
    const merchant = await startMerchant();
    const { app, clock } = await mockpayFor(merchant.origin);
    await placeOrder(app, { order: orderOf(merchant.origin), clock });
    await app.close();
    clock.advance(HOUR_MS);
    await mockpayFor(merchant.origin, clock);
    const [delivery] = await merchant.receives(1);
    expect(delivery?.event.type).toBe('payment.expired');
  });
});

describe('due work over one database', () => {
  const origins = (web: string) => ({
    web,
    pay: 'http://pay.test',
    game: 'http://game.test',
    office: 'http://office.test',
    apiInside: web,
    payInside: 'http://pay.test',
    gameInside: 'http://game.test',
  });

  /** A database with `count` paid orders whose events are not sent. */
  function storeWith(count: number, { merchantOrigin = 'http://merchant.test' } = {}) {
    const clock = manualClock();
    const store = openStore(dataDir);
    onTestFinished(() => {
      store.close();
    });
    const repository = createRepository(store);
    const orders = createOrders({
      repository,
      origins: origins(merchantOrigin),
      clock,
      onChange: () => undefined,
    });
    for (let index = 0; index < count; index += 1) {
      const order = orderOf(merchantOrigin, { outTradeNo: `T${index}` });
      orders.complete(orders.create(order).platOrderNum, { outcome: 'paid' });
    }
    const payoutRepository = createPayoutRepository(store);
    const payouts = createPayouts({
      repository,
      payoutRepository,
      origins: origins(merchantOrigin),
      stepMs: 1000,
      clock,
      onChange: () => undefined,
    });
    const common = {
      orders,
      payouts,
      payoutRepository,
      clock,
      random: () => 0.5,
      log: { error: failLoudly },
    };
    return { clock, store, repository, common };
  }

  function failLoudly({ err }: { err: unknown }): never {
    throw err;
  }

  it('is shared by two processes without sending any event twice', async () => {
    const merchant = await startMerchant();
    const { common, clock, repository } = storeWith(40, { merchantOrigin: merchant.origin });
    const other = openStore(dataDir);
    onTestFinished(() => {
      other.close();
    });
    const send = createWebhookSender({ secret: 'x'.repeat(32), clock });
    const processes = [repository, createRepository(other)].map((own) =>
      createDueWork({ ...common, repository: own, send }),
    );
    for (const process of processes) process.start();
    await merchant.receives(40);
    for (const process of processes) await process.stop();
    const eventIds = merchant.received.map(({ event }) => event.eventId);
    expect(new Set(eventIds).size).toBe(40);
    expect(eventIds).toHaveLength(40);
  });

  it('has at most eight concurrent deliveries', async () => {
    const { common, repository } = storeWith(30);
    let underWay = 0;
    let most = 0;
    let sent = 0;
    const counter = new EventEmitter();
    const send = async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise(setImmediate);
      underWay -= 1;
      sent += 1;
      counter.emit('sent');
      return null;
    };
    const dueWork = createDueWork({ ...common, repository, send });
    dueWork.start();
    while (sent < 30) await once(counter, 'sent');
    await dueWork.stop();
    expect(most).toBe(8);
  });

  it('takes over the claims of a dead process only after their lease', () => {
    const { clock, repository } = storeWith(1);
    const claim = (name: string) =>
      repository.claimDeliveries({
        claim: name,
        now: clock.now().getTime(),
        latest: clock.now().getTime() + HOUR_MS,
        leaseUntil: clock.now().getTime() + 30_000,
        limit: 8,
      });
    const [first] = claim('dead');
    expect(first?.attempts).toBe(1);
    clock.advance(29_999);
    expect(claim('alive')).toEqual([]);
    clock.advance(1);
    expect(claim('alive')).toMatchObject([{ eventId: first?.eventId, attempts: 2 }]);

    const eventId = first?.eventId ?? '';
    repository.recordDelivered({ eventId, claim: 'dead', now: clock.now().getTime() });
    expect(repository.nextDeliveryAt()).not.toBeNull();
    repository.recordDelivered({ eventId, claim: 'alive', now: clock.now().getTime() });
    expect(repository.nextDeliveryAt()).toBeNull();
  });

  it('lets one of two processes end an order and returns null to the other', () => {
    const { repository, common, clock } = storeWith(0);
    const { platOrderNum } = common.orders.create(orderOf('http://merchant.test'));
    const end = (status: 'paid' | 'cancelled') =>
      repository.settleOrder({
        platOrderNum,
        status,
        method: null,
        failureReason: null,
        settledAt: clock.now().getTime(),
      });
    expect(end('paid')).toMatchObject({ platOrderNum, status: 'paid' });
    expect(end('cancelled')).toBeNull();
    expect(repository.orderByPlatOrderNum(platOrderNum)?.status).toBe('paid');
  });

  it('abandons a delivery after its last attempt, about three days later', async () => {
    const { common, clock, store, repository } = storeWith(1);
    const begin = clock.now().getTime();
    let attempts = 0;
    const send = async () => {
      attempts += 1;
      return 'HTTP 500';
    };
    for (let due = repository.nextDeliveryAt(); due !== null; due = repository.nextDeliveryAt()) {
      clock.advance(due - clock.now().getTime());
      const dueWork = createDueWork({ ...common, repository, send });
      dueWork.start();
      await dueWork.stop();
    }
    expect(attempts).toBe(DELIVERY_ATTEMPTS_MAX);
    expect((clock.now().getTime() - begin) / (24 * HOUR_MS)).toBeCloseTo(3, 0);
    const row = store.prepare('SELECT state, last_error AS lastError FROM deliveries').get();
    expect(row).toEqual({ state: 'abandoned', lastError: 'HTTP 500' });
  });
});
