import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { sign } from '../../server/kit/src/signature.ts';
import { eventually } from '../support/eventually.ts';
import { type CarefulPlayer, carefulPlayer } from './careful-player.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/* A deposit limit holds at any interleaving, on any number of nodes: the credit is checked. */

let server: TestServer;
let player: CarefulPlayer;

beforeAll(async () => {
  server = await startTestServer({ withPayments: true });
  await server.seedGames();
});

afterAll(() => server.close());

beforeEach(async () => {
  server.requireOwnServer('sends events of the payments provider');
  player = await carefulPlayer(server);
});

type Checkout = {
  readonly outTradeNo: string;
  readonly platOrderNum: string;
  readonly payUrl: string;
};

async function open(amount: number): Promise<Checkout> {
  return (await player.deposit(amount)).data;
}

/** The provider's event of a payment, also of a checkout that has ended: the money came. */
async function paid({ outTradeNo, platOrderNum }: Checkout, amount: number): Promise<number> {
  const { body } = await server.signed('payment', '/api/payment/webhook', {
    ...{ eventId: randomUUID(), type: 'payment.paid', outTradeNo, platOrderNum },
    ...{ amount: `${amount}`, walletType: 'USD', occurredAt: server.clock.now().toISOString() },
  });
  return body.code;
}

async function records(status?: number) {
  const body = { pageSize: 100, ...(status && { status }) };
  return (await player.own('post', '/payment/recharge/records', body)).data.list;
}

async function recordOf({ outTradeNo }: Checkout) {
  const list: { externalOrderId: string; status: number; remark: string }[] = await records();
  return list.find(({ externalOrderId }) => externalOrderId === outTradeNo);
}

async function credited(): Promise<number> {
  const list: { amount: number }[] = await records(2);
  return list.reduce((sum, { amount }) => sum + amount, 0);
}

const balance = async () => (await player.own('get', '/user/info')).data.balance;

const statusAtProvider = async ({ payUrl }: Checkout) =>
  (await supertest(payUrl).get('/summary')).body.data.status;

async function expectEndedAtProvider(...checkouts: Checkout[]): Promise<void> {
  await eventually(async () => {
    await server.runDueJobs();
    for (const one of checkouts) expect(await statusAtProvider(one)).toBe('cancelled');
  });
}

/** At the provider, of the orders of this amount, whether the API knows them or not. */
async function statusesAtProvider(amount: string): Promise<string[]> {
  const { clock, settings } = server;
  const rawBody = JSON.stringify({ kind: 'order', since: new Date(0).toISOString() });
  const { body } = await supertest(settings.origins.pay)
    .post('/transactions')
    .set('content-type', 'application/json')
    .set('x-signature', sign({ rawBody, secret: settings.paymentSecret, now: clock.now() }))
    .send(rawBody);
  const list: { amount: string; status: string }[] = body.data.list;
  return list.filter((order) => order.amount === amount).map(({ status }) => status);
}

/** Of the next call of the ledger on each node, what happens between its checks and itself. */
function beforeNextCall(name: 'post' | 'write', happens: () => Promise<unknown>): void {
  onTestFinished(() => void vi.restoreAllMocks());
  for (const { infrastructure } of server.nodes) {
    const { ledger } = infrastructure;
    const call = ledger[name].bind(ledger) as (...args: unknown[]) => Promise<never>;
    vi.spyOn(ledger, name).mockImplementationOnce(async (...args: unknown[]) => {
      await happens();
      return call(...args);
    });
  }
}

const OVER_LIMIT = {
  status: 3,
  remark:
    'Not credited: it would exceed your deposit limit. Contact support to get the payment back.',
};
const ON_BREAK = {
  status: 3,
  remark: 'Not credited: it was paid during a break. Contact support to get the payment back.',
};

describe('a deposit limit', () => {
  test('lets one of nine recharges at once through where it has room for one', async () => {
    await player.setLimit('deposit', 'day', 100);
    const created = await Promise.all(Array.from({ length: 9 }, () => player.deposit(100)));
    const codes = created.map(({ code }) => code).toSorted((a, b) => a - b);
    expect(codes).toEqual([200, ...Array(8).fill(1106)]);
    const opened = created.filter(({ code }) => code === 200);
    await Promise.all(opened.map(({ data }) => paid(data, 100)));
    expect(await credited()).toBe(100);
    expect(await records()).toHaveLength(1);
  });

  test('holds for checkouts that were opened before it, when they are paid all at once', async () => {
    const before = await Promise.all(Array.from({ length: 5 }, () => open(100)));
    await player.setLimit('deposit', 'day', 100);
    expect(await Promise.all(before.map((one) => paid(one, 100)))).toEqual(Array(5).fill(200));
    expect(await credited()).toBe(100);
    // With the bonus of a first deposit.
    expect(await balance()).toBe(200);
    expect(await records(3)).toEqual(Array(4).fill(expect.objectContaining(OVER_LIMIT)));
  });

  test('holds for checkouts that are opened while it is set', async () => {
    const [, ...during] = await Promise.all([
      player.setLimit('deposit', 'day', 100),
      ...Array.from({ length: 6 }, () => player.deposit(100)),
    ]);
    const opened = during.filter(({ code }) => code === 200).map(({ data }) => data);
    expect((await records(1)).length).toBeLessThanOrEqual(1);
    await Promise.all(opened.map((one) => paid(one, 100)));
    expect(await credited()).toBeLessThanOrEqual(100);
  });

  test('that is set while a checkout is opened: the address is not returned, and the checkout is ended', async () => {
    beforeNextCall('write', () => player.setLimit('deposit', 'day', 10));
    expect(await player.deposit(97)).toMatchObject({ code: 1106 });
    expect(await records()).toEqual([]);
    await eventually(async () => {
      await server.runDueJobs();
      expect(await statusesAtProvider('97.00')).toEqual(['cancelled']);
    });
  });

  test('ends the open checkouts beyond it, here and at the provider, and keeps those within', async () => {
    // The older ones are kept first.
    const first = await open(60);
    server.clock.advance(1);
    const beyond = await open(60);
    server.clock.advance(1);
    const small = await open(30);
    await player.setLimit('deposit', 'day', 100);
    expect(await recordOf(first)).toMatchObject({ status: 1 });
    expect(await recordOf(small)).toMatchObject({ status: 1 });
    const ended = { status: 4, remark: 'Cancelled: it would exceed your deposit limit' };
    expect(await recordOf(beyond)).toMatchObject(ended);
    await expectEndedAtProvider(beyond);
    expect(await statusAtProvider(first)).toBe('pending');
    await player.setLimit('deposit', 'day', 50);
    expect(await recordOf(first)).toMatchObject(ended);
    expect(await recordOf(small)).toMatchObject({ status: 1 });
    await expectEndedAtProvider(first);
  });

  test('marks a late payment beyond it for return: for good, with a notification, and never credited', async () => {
    await player.setLimit('deposit', 'day', 100);
    const late = await open(100);
    await supertest(late.payUrl).post('/complete').send({ outcome: 'cancelled' });
    await eventually(async () => expect(await recordOf(late)).toMatchObject({ status: 4 }));
    await paid(await open(100), 100);
    await supertest(late.payUrl).post('/webhooks').send({ send: 'late' });
    await eventually(async () => expect(await recordOf(late)).toMatchObject(OVER_LIMIT));
    expect(await player.titles()).toContain('Deposit not credited');
    server.clock.advance(86_400_000);
    await player.logIn();
    expect(await paid(late, 100)).toBe(200);
    expect(await recordOf(late)).toMatchObject(OVER_LIMIT);
    expect(await credited()).toBe(100);
    const counted = await server.counted('uncreditedPayments');
    expect(counted).toContainEqual({ labels: { reason: 'limit' }, value: expect.any(Number) });
  });

  test('credits a late payment within it', async () => {
    const late = await open(40);
    await player.setLimit('deposit', 'day', 20);
    expect(await recordOf(late)).toMatchObject({ status: 4 });
    const within = await open(20);
    await supertest(within.payUrl).post('/complete').send({ outcome: 'cancelled' });
    await eventually(async () => expect(await recordOf(within)).toMatchObject({ status: 4 }));
    expect(await paid(within, 20)).toBe(200);
    expect(await recordOf(within)).toMatchObject({
      status: 2,
      remark: 'Paid after the order was cancelled',
    });
  });
});

describe.each([
  ['a time-out', () => player.own('post', '/safer-play/time-out', { duration: '24h' })],
  [
    'a self-exclusion',
    () =>
      player.own('post', '/safer-play/self-exclusion', {
        password: player.password,
        duration: '6m',
        confirm: true,
      }),
  ],
] as const)('%s', (_name, takeBreak) => {
  test('ends the open checkouts, here and at the provider, and no later payment is credited', async () => {
    const checkouts = [await open(20), await open(30)];
    const { prisma } = server.infrastructure;
    const stored = () =>
      prisma.depositOrder.findMany({
        where: { userId: player.userId },
        orderBy: { amountMinor: 'asc' },
        select: { status: true, remark: true },
      });
    expect((await takeBreak()).code).toBe(200);
    expect(await stored()).toEqual(Array(2).fill({ status: 4, remark: 'accountOnBreak' }));
    await expectEndedAtProvider(...checkouts);
    const [first, second] = checkouts;
    if (!first || !second) throw new Error('no checkouts');
    expect([await paid(first, 20), await paid(second, 30)]).toEqual([200, 200]);
    expect(await stored()).toEqual(Array(2).fill({ status: 3, remark: 'paidOnBreak' }));
    expect(await server.infrastructure.ledger.balances(player.userId)).toEqual([]);
  });

  test('that begins between the check of a payment and its entry stops the payment', async () => {
    const checkout = await open(20);
    beforeNextCall('post', takeBreak);
    expect(await paid(checkout, 20)).toBe(200);
    const { prisma, ledger } = server.infrastructure;
    const { outTradeNo } = checkout;
    expect(await prisma.depositOrder.findUnique({ where: { outTradeNo } })).toMatchObject({
      status: 3,
      remark: 'paidOnBreak',
    });
    expect(await ledger.balances(player.userId)).toEqual([]);
  });

  test('stops a payment and a recharge that began before it', async () => {
    const opened = await Promise.all([open(20), open(20), open(20)]);
    const [, ...during] = await Promise.all([
      takeBreak(),
      ...Array.from({ length: 4 }, () => player.deposit(20)),
    ]);
    const all = [...opened, ...during.filter(({ code }) => code === 200).map(({ data }) => data)];
    await Promise.all(all.map((one) => paid(one, 20)));
    const { prisma, ledger } = server.infrastructure;
    const where = { userId: player.userId, status: { not: 3 } };
    expect(await prisma.depositOrder.count({ where })).toBe(0);
    expect(await ledger.balances(player.userId)).toEqual([]);
  });
});

test('a payment on a break stays marked for return after the break', async () => {
  const checkout = await open(20);
  await player.own('post', '/safer-play/time-out', { duration: '24h' });
  await paid(checkout, 20);
  expect(await recordOf(checkout)).toMatchObject(ON_BREAK);
  server.clock.advance(86_400_000);
  await player.logIn();
  expect(await paid(checkout, 20)).toBe(200);
  expect(await recordOf(checkout)).toMatchObject(ON_BREAK);
  expect(await balance()).toBe(0);
});

test('what was checked by outdated restrictions is stale in the ledger, an entry and a row alike', async () => {
  const { ledger, clock, prisma } = server.infrastructure;
  const { userId } = player;
  const read = async () =>
    (await prisma.user.findUniqueOrThrow({ where: { id: userId } })).restrictionsVersion;
  const restrictionsVersion = await read();
  await player.setLimit('deposit', 'day', 100);
  const entry = {
    ...({
      key: `test/${randomUUID()}`,
      kind: 'opening',
      request: '',
      userId,
      postings: [],
    } as const),
    occurredAt: clock.now(),
  };
  expect(await ledger.post({ ...entry, restrictionsVersion })).toEqual({ outcome: 'stale' });
  expect(await ledger.write([], { userId, restrictionsVersion })).toEqual({ outcome: 'stale' });
  const now = { userId, restrictionsVersion: await read() };
  expect(await ledger.post({ ...entry, ...now })).toMatchObject({ outcome: 'applied' });
  expect(await ledger.write([], now)).toEqual({ outcome: 'written', changes: [] });
});
