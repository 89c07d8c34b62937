import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sign } from '@fairhall/kit/signature';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderSummary } from './contract.ts';
import {
  complete,
  type ManualClock,
  manualClock,
  orderOf,
  PAY_ORIGIN,
  placeOrder,
  postOrder,
  SECRET,
  startMerchant,
  startMockpay,
  type TestServer,
  tempDir,
} from './testing/fixture.ts';

let clock: ManualClock;
let merchant: TestServer;
let dataDir: string;
let app: FastifyInstance;

beforeEach(async () => {
  clock = manualClock();
  merchant = await startMerchant();
  dataDir = await tempDir();
  app = await startMockpay({ merchantOrigin: merchant.origin, dataDir, clock });
});

const order = (changes: Parameters<typeof orderOf>[1] = {}) => orderOf(merchant.origin, changes);
const summary = (platOrderNum: string) => app.inject(`/pay/${platOrderNum}/summary`);

describe('POST /orders', () => {
  it('returns a checkout URL that cannot be guessed and has no query', async () => {
    const first = (await postOrder(app, { order: order(), clock })).json();
    const second = (await postOrder(app, { order: order({ outTradeNo: 'B' }), clock })).json();
    expect(first).toEqual({
      code: 200,
      msg: 'success',
      data: {
        platOrderNum: expect.stringMatching(/^MP[0-9A-F]{32}$/),
        payUrl: `${PAY_ORIGIN}/pay/${first.data.platOrderNum}`,
        expiryPeriod: 1800,
      },
    });
    expect(second.data.platOrderNum).not.toBe(first.data.platOrderNum);
  });

  it('returns the same checkout for a repeated order, also with another notation of the amount', async () => {
    const first = await postOrder(app, { order: order({ amount: '100' }), clock });
    clock.advance(60_000);
    const again = await postOrder(app, { order: order({ amount: '100.00' }), clock });
    expect(again.json()).toEqual(first.json());
  });

  it.each([{ amount: '101' }, { walletType: 'EUR' }, { ttlS: 60 }, { note: 'another note' }])(
    'refuses a known outTradeNo with other content: %o',
    async (changes) => {
      const platOrderNum = await placeOrder(app, { order: order(), clock });
      const before = (await summary(platOrderNum)).json();
      const response = await postOrder(app, { order: order(changes), clock });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({ code: 1107, data: null });
      expect((await summary(platOrderNum)).json()).toEqual(before);
    },
  );

  it('is ended by the merchant, once and only while it is pending', async () => {
    const cancel = (outTradeNo: string) =>
      postOrder(app, { path: '/orders/cancel', order: { outTradeNo }, clock });
    const platOrderNum = await placeOrder(app, { order: order(), clock });
    const { outTradeNo } = order();
    for (const _again of [1, 2]) {
      expect((await cancel(outTradeNo)).json().data).toEqual({ status: 'cancelled' });
    }
    expect((await complete(app, platOrderNum, { outcome: 'paid' })).json().data.status).toBe(
      'cancelled',
    );
    const [received] = await merchant.receives(1);
    expect(received?.event).toMatchObject({ type: 'payment.cancelled', outTradeNo });
    const paid = await placeOrder(app, { order: order({ outTradeNo: 'B' }), clock });
    await complete(app, paid, { outcome: 'paid' });
    expect((await cancel('B')).json().data).toEqual({ status: 'paid' });
    expect((await cancel('C')).json().data).toEqual({ status: null });
  });

  it('refuses a signature of another secret, a stale one and none', async () => {
    const foreign = await postOrder(app, { order: order(), clock, secret: 'x'.repeat(40) });
    expect(foreign.statusCode).toBe(403);
    expect(foreign.json()).toMatchObject({ code: 403, data: null });

    const stale = { now: () => new Date(clock.now().getTime() - 301_000) };
    expect((await postOrder(app, { order: order(), clock: stale })).statusCode).toBe(403);

    const unsigned = await app.inject({ method: 'POST', url: '/orders', payload: order() });
    expect(unsigned.statusCode).toBe(403);
  });

  it('refuses a body that was changed after signing', async () => {
    const rawBody = JSON.stringify(order());
    const send = (payload: string) =>
      app.inject({
        method: 'POST',
        url: '/orders',
        headers: {
          'content-type': 'application/json',
          'x-signature': sign({ rawBody, secret: SECRET, now: clock.now() }),
        },
        payload,
      });
    const response = await send(rawBody.replace('"100"', '"900"'));
    expect((await send(rawBody)).statusCode).toBe(200);
    expect(response.statusCode).toBe(403);
  });

  it.each([
    'https://elsewhere.test/x',
    'http://127.0.0.1:1/x',
    'javascript:alert(1)',
    'http://user:secret@',
  ])('sends neither the customer nor an event to %s', async (prefix) => {
    const elsewhere = prefix.endsWith('@') ? merchant.origin.replace('http://', prefix) : prefix;
    for (const key of ['returnUrl', 'notifyUrl'] as const) {
      const response = await postOrder(app, { order: order({ [key]: elsewhere }), clock });
      expect(response.statusCode).toBe(400);
      expect(response.json().data.issues).toEqual([{ path: key, message: expect.any(String) }]);
    }
  });

  it.each([
    [{ amount: '0' }, 'amount'],
    [{ amount: '0.00' }, 'amount'],
    [{ amount: '1.001' }, 'amount'],
    [{ amount: '-1' }, 'amount'],
    [{ amount: '10000000000' }, 'amount'],
    [{ amount: '1.5', walletType: 'JPY' }, 'amount'],
    [{ walletType: 'XXX' }, 'walletType'],
    [{ ttlS: 0 }, 'ttlS'],
  ])('refuses %o', async (changes, field) => {
    const response = await postOrder(app, { order: order(changes), clock });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 400, data: { issues: [{ path: field }] } });
  });
});

describe('GET /pay/:platOrderNum/summary', () => {
  it('shows a BRL order with a PIX code', async () => {
    const brl = order({ amount: '200', walletType: 'BRL', note: 'A note.' });
    const platOrderNum = await placeOrder(app, { order: brl, clock });
    clock.advance(30_000);
    const response = await summary(platOrderNum);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(orderSummary.parse(response.json().data)).toEqual({
      platOrderNum,
      outTradeNo: 'FH240611',
      amount: '200.00',
      walletType: 'BRL',
      status: 'pending',
      failureReason: null,
      methods: ['pix', 'card', 'bank'],
      cards: ['credit', 'debit'],
      createdAt: '2030-01-01T12:00:00.000Z',
      expiresAt: '2030-01-01T12:30:00.000Z',
      now: '2030-01-01T12:00:30.000Z',
      returnUrl: brl.returnUrl,
      note: 'A note.',
      pixCode: expect.stringContaining('5406200.00'),
    });
  });

  it('offers PIX for BRL alone', async () => {
    const platOrderNum = await placeOrder(app, { order: order({ walletType: 'JPY' }), clock });
    expect((await summary(platOrderNum)).json().data).toMatchObject({
      amount: '100',
      methods: ['card', 'bank'],
      pixCode: null,
    });
  });

  it('offers and takes only what the merchant accepts', async () => {
    const brl = order({ walletType: 'BRL', methods: ['pix', 'bank'] });
    const platOrderNum = await placeOrder(app, { order: brl, clock });
    expect((await summary(platOrderNum)).json().data).toMatchObject({
      methods: ['pix', 'bank'],
      cards: [],
    });
    const decline = { method: 'POST', url: `/pay/${platOrderNum}/decline` } as const;
    const payload = { reason: 'card_declined' };
    expect((await app.inject({ ...decline, payload })).statusCode).toBe(400);
    expect(
      (await complete(app, platOrderNum, { outcome: 'paid', method: 'card' })).statusCode,
    ).toBe(400);
    expect((await complete(app, platOrderNum, { outcome: 'paid', method: 'pix' })).statusCode).toBe(
      200,
    );
  });

  it('takes no credit card for a merchant who accepts debit alone', async () => {
    const debit = order({ methods: ['debit-card'] });
    const platOrderNum = await placeOrder(app, { order: debit, clock });
    expect((await summary(platOrderNum)).json().data).toMatchObject({
      methods: ['card'],
      cards: ['debit'],
    });
    const paid = { outcome: 'paid', method: 'card' };
    expect((await complete(app, platOrderNum, { ...paid, card: 'credit' })).statusCode).toBe(400);
    expect((await complete(app, platOrderNum, { ...paid, card: 'debit' })).statusCode).toBe(200);
  });

  it('returns 404 in the envelope for an unknown order', async () => {
    const response = await summary('MP00');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ code: 404, msg: expect.any(String), data: null });
  });
});

describe('POST /pay/:platOrderNum/decline', () => {
  const decline = (platOrderNum: string, reason: string) =>
    app.inject({ method: 'POST', url: `/pay/${platOrderNum}/decline`, payload: { reason } });

  it('leaves the order open for another card, with the reason of the last one', async () => {
    const platOrderNum = await placeOrder(app, { order: order(), clock });
    await decline(platOrderNum, 'card_declined');
    const response = await decline(platOrderNum, 'insufficient_funds');
    expect(response.json().data).toEqual({ status: 'pending', returnUrl: order().returnUrl });
    const open = { status: 'pending', failureReason: 'insufficient_funds' };
    expect((await summary(platOrderNum)).json().data).toMatchObject(open);
    await complete(app, platOrderNum, { outcome: 'paid', method: 'card' });
    const paid = { status: 'paid', failureReason: null };
    expect((await summary(platOrderNum)).json().data).toMatchObject(paid);
  });

  it('is reported to the merchant, and no more often than the maximum of events', async () => {
    const platOrderNum = await placeOrder(app, { order: order(), clock });
    for (let card = 0; card < 25; card += 1) await decline(platOrderNum, 'card_declined');
    await complete(app, platOrderNum, { outcome: 'cancelled' });
    const events = (await merchant.receives(21)).map(({ event }) => event);
    const declined = { type: 'payment.declined', reason: 'card_declined' };
    expect(events.filter(({ type }) => type === declined.type)).toHaveLength(20);
    expect(events).toContainEqual(expect.objectContaining(declined));
    expect(events).toContainEqual(expect.objectContaining({ type: 'payment.cancelled' }));
  });

  it('does not change an order that has ended', async () => {
    const platOrderNum = await placeOrder(app, { order: order(), clock });
    await complete(app, platOrderNum, { outcome: 'cancelled' });
    const response = await decline(platOrderNum, 'card_declined');
    expect(response.json().data.status).toBe('cancelled');
    expect((await summary(platOrderNum)).json().data.failureReason).toBeNull();
  });
});

describe('POST /pay/:platOrderNum/complete', () => {
  it.each(['paid', 'failed', 'cancelled', 'expired'])('ends an order as %s', async (outcome) => {
    const platOrderNum = await placeOrder(app, { order: order(), clock });
    const response = await complete(app, platOrderNum, { outcome });
    expect(response.json()).toEqual({
      code: 200,
      msg: 'success',
      data: { status: outcome, returnUrl: order().returnUrl },
    });
    expect((await summary(platOrderNum)).json().data.status).toBe(outcome);
  });

  it('returns the first outcome for a second one', async () => {
    const platOrderNum = await placeOrder(app, { order: order(), clock });
    await complete(app, platOrderNum, { outcome: 'cancelled' });
    const second = await complete(app, platOrderNum, { outcome: 'paid' });
    expect(second.json().data.status).toBe('cancelled');
  });

  it('stores the reason of a declined card', async () => {
    const platOrderNum = await placeOrder(app, { order: order(), clock });
    const reason = 'insufficient_funds';
    await complete(app, platOrderNum, { outcome: 'failed', method: 'card', reason });
    expect((await summary(platOrderNum)).json().data.failureReason).toBe(reason);
  });

  it('accepts no payment of an expired order', async () => {
    const platOrderNum = await placeOrder(app, { order: order({ ttlS: 60 }), clock });
    clock.advance(60_000);
    const response = await complete(app, platOrderNum, { outcome: 'paid' });
    expect(response.json().data.status).toBe('expired');
  });

  it('accepts a payment in the last millisecond', async () => {
    const platOrderNum = await placeOrder(app, { order: order({ ttlS: 60 }), clock });
    clock.advance(59_999);
    const response = await complete(app, platOrderNum, { outcome: 'paid' });
    expect(response.json().data.status).toBe('paid');
  });

  it('returns 404 for an unknown order', async () => {
    const response = await complete(app, 'MP00', { outcome: 'paid' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 404, data: null });
  });

  it('refuses malformed, foreign and oversized bodies in the envelope', async () => {
    const platOrderNum = await placeOrder(app, { order: order(), clock });
    const post = (type: string, payload: string) =>
      app.inject({
        method: 'POST',
        url: `/pay/${platOrderNum}/complete`,
        headers: { 'content-type': type },
        payload,
      });
    const responses = [
      await post('application/json', '{"outcome":'),
      await post('application/json', '{"outcome":"won"}'),
      await post('application/json', ''),
      await post('text/plain', '{"outcome":"paid"}'),
      await post('application/json', JSON.stringify({ outcome: 'paid', pad: 'x'.repeat(70_000) })),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 415, 413]);
    expect(responses.map((response) => response.json().code)).toEqual([400, 400, 400, 415, 413]);
    expect((await summary(platOrderNum)).json().data.status).toBe('pending');
  });
});

describe('pages and other paths', () => {
  const built = async (html: string) => {
    await mkdir(path.join(dataDir, 'assets'), { recursive: true });
    await writeFile(path.join(dataDir, 'pay.html'), html);
    await writeFile(path.join(dataDir, 'assets', 'pay-1a2b.js'), 'export {};');
  };

  it('returns 503 until the page is built, and then the page', async () => {
    const platOrderNum = await placeOrder(app, { order: order(), clock });
    const missing = await app.inject(`/pay/${platOrderNum}`);
    expect(missing.statusCode).toBe(503);
    expect(missing.json().msg).toContain('not built');
    await built('<!doctype html><title>Checkout</title>');
    const page = await app.inject(`/pay/${platOrderNum}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<title>Checkout</title>');
  });

  it('renders the requested language into the page', async () => {
    await built('<!doctype html><html lang="en"><title>Checkout</title></html>');
    const placed = await placeOrder(app, { order: order({ language: 'pt-br' }), clock });
    expect((await app.inject(`/pay/${placed}`)).body).toContain('<html data-language="pt-br" ');
    const unasked = await placeOrder(app, { order: order({ outTradeNo: 'B' }), clock });
    expect((await app.inject(`/pay/${unasked}`)).body).toContain('<html lang="en">');
  });

  it('lets the page load from its own origin alone, and no page frame it', async () => {
    await built('<!doctype html>');
    const platOrderNum = await placeOrder(app, { order: order(), clock });
    const { headers } = await app.inject(`/pay/${platOrderNum}`);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  it('serves the page with 404 for an unknown order, so that a browser shows the error', async () => {
    await built('<!doctype html>');
    const response = await app.inject('/pay/MP00');
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('text/html');
  });

  it('serves hashed assets as immutable and nothing outside their folder', async () => {
    await app.close();
    await built('<!doctype html>');
    app = await startMockpay({ merchantOrigin: merchant.origin, dataDir, clock });
    const asset = await app.inject('/assets/pay-1a2b.js');
    expect(asset.statusCode).toBe(200);
    expect(asset.headers['cache-control']).toContain('immutable');
    for (const url of ['/assets/../mockpay.db', '/assets/%2e%2e/mockpay.db', '/mockpay.db']) {
      const response = await app.inject(url);
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.json().data).toBeNull();
    }
  });

  it.each(['/', '/orders', '/assets/none.js', '/%E0'])(
    'responds to GET %s in the envelope, with a request id',
    async (url) => {
      const response = await app.inject(url);
      expect([400, 404]).toContain(response.statusCode);
      expect(response.json()).toMatchObject({ code: response.statusCode, data: null });
      expect(response.headers['x-request-id']).toEqual(expect.any(String));
    },
  );
});
