import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type PaymentEvent, paymentEvent } from '@fairhall/api/contract/payments';
import type { Clock } from '@fairhall/kit/clock';
import { sign, verifySignature } from '@fairhall/kit/signature';
import fastify, { type FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildPaymentsApp } from '../app.ts';
import type { CreateOrder } from '../contract.ts';

export const SECRET = 'a-payment-secret-for-these-tests-alone';
export const PAY_ORIGIN = 'http://pay.test';

/** A clock that a test advances by hand. */
export type ManualClock = Clock & { readonly advance: (ms: number) => void };

export function manualClock(start = new Date('2030-01-01T12:00:00Z')): ManualClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    advance: (ms) => {
      time += ms;
    },
  };
}

export type Received = {
  readonly event: PaymentEvent;
  readonly rawBody: string;
  readonly signature: string | undefined;
};

/**
 * The merchant's webhook: a real server that records requests and returns scripted statuses. It is
 * closed after the current test.
 */
export type TestServer = {
  readonly origin: string;
  readonly received: readonly Received[];
  /** Resolves after `count` events in total. */
  readonly receives: (count: number) => Promise<readonly Received[]>;
};

/** @param statusOf the status for the request of this number, from 1; may be asynchronous */
export async function startMerchant(
  statusOf: (requestNumber: number) => number | Promise<number> = () => 200,
): Promise<TestServer> {
  const app = fastify({ forceCloseConnections: true });
  const received: Received[] = [];
  const arrivals = new EventEmitter();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
  app.post('/api/payment/webhook', async (request, reply) => {
    const rawBody = String(request.body);
    const header = request.headers['x-signature'];
    const signature = typeof header === 'string' ? header : undefined;
    received.push({ event: paymentEvent.parse(JSON.parse(rawBody)), rawBody, signature });
    const status = statusOf(received.length);
    arrivals.emit('arrival');
    return reply
      .code(await status)
      .header('location', '/elsewhere')
      .send({});
  });
  // A client that follows the redirect of a 3xx receives a 200 here.
  app.get('/elsewhere', async () => ({}));
  onTestFinished(() => app.close());
  return {
    origin: await app.listen({ host: '127.0.0.1', port: 0 }),
    received,
    receives: async (count) => {
      while (received.length < count) await once(arrivals, 'arrival');
      return received;
    },
  };
}

/** Between two steps of a payout; a manual clock must be advanced by it. */
export const PAYOUT_STEP_MS = 3000;

/** A directory for the database of the current test. */
export async function tempDir(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'mockpay-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

/** A running Mockpay, with its due work started. It is closed after the current test. */
export async function startMockpay({
  merchantOrigin,
  dataDir,
  clock,
  webDir = dataDir,
}: {
  merchantOrigin: string;
  dataDir: string;
  clock: Clock;
  webDir?: string;
}): Promise<FastifyInstance> {
  const app = await buildPaymentsApp({
    settings: {
      origins: {
        web: merchantOrigin,
        pay: PAY_ORIGIN,
        game: 'http://game.test',
        office: 'http://office.test',
        apiInside: merchantOrigin,
        payInside: PAY_ORIGIN,
        gameInside: 'http://game.test',
      },
      trustedProxies: [],
      dataDir,
      production: false,
      paymentSecret: SECRET,
      payoutStepMs: PAYOUT_STEP_MS,
    },
    clock,
    webDir,
    random: () => 0,
  });
  await app.ready();
  onTestFinished(() => app.close());
  return app;
}

export function orderOf(merchantOrigin: string, changes: Partial<CreateOrder> = {}): CreateOrder {
  return {
    outTradeNo: 'FH240611',
    amount: '100',
    walletType: 'USD',
    returnUrl: `${merchantOrigin}/payment-result?outTradeNo=FH240611`,
    notifyUrl: `${merchantOrigin}/api/payment/webhook`,
    ttlS: 1800,
    ...changes,
  };
}

/** Creates an order as the merchant does, or makes another call of an order; signed with `secret`. */
export function postOrder(
  app: FastifyInstance,
  {
    order,
    clock,
    secret = SECRET,
    path: url = '/orders',
  }: { order: unknown; clock: Clock; secret?: string; path?: string },
) {
  const rawBody = JSON.stringify(order);
  return app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/json',
      'x-signature': sign({ rawBody, secret, now: clock.now() }),
    },
    payload: rawBody,
  });
}

/** Creates an order and returns its number. */
export async function placeOrder(
  app: FastifyInstance,
  options: { order: CreateOrder; clock: Clock },
): Promise<string> {
  const response = await postOrder(app, options);
  const { code, data } = response.json<{ code: number; data: { platOrderNum: string } }>();
  if (code !== 200) throw new Error(`the order was refused: ${response.body}`);
  return data.platOrderNum;
}

export function complete(app: FastifyInstance, platOrderNum: string, body: object) {
  return app.inject({ method: 'POST', url: `/pay/${platOrderNum}/complete`, payload: body });
}

export function isSigned({ rawBody, signature }: Received, now: Date): boolean {
  return verifySignature({ header: signature, rawBody, secrets: [SECRET], now });
}
