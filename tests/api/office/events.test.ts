import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openEvents } from '../../support/event-stream.ts';
import { cardWithdrawal } from '../card-withdrawal.ts';
import { bearer, startTestServer, type TestServer } from '../test-server.ts';
import { officeCall } from './as-staff.ts';
import { loggedIn } from './staff.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { REVIEW_FROM_USD: '0' }, healthEveryMs: 100 });
});

afterAll(() => server.close());

/** A stream, after its first event: the state of the services. */
async function openStream(token: string) {
  const stream = await openEvents({
    origin: server.settings.origins.office,
    path: '/office/events',
    token,
  });
  onTestFinished(() => stream.vanish());
  expect(await stream.next()).toMatchObject({
    event: 'health',
    data: { jobsDue: expect.any(Number) },
  });
  const nextOf = async (name: string) => {
    for (;;) {
      const event = await stream.next();
      if (event === null || event.event === name) return event;
    }
  };
  return { ...stream, nextOf };
}

test('a withdrawal reaches the open streams of staff, at its request and at its decision', async () => {
  const staff = await loggedIn(server, 'payments');
  const stream = await openStream(staff.token);
  const player = await server.player({ USD: 100_000n });
  const { body } = await server.api
    .post('/api/payment/withdraw')
    .set(bearer(player.token))
    .send(cardWithdrawal);
  const { orderNum } = body.data;
  const requested = {
    orderNum,
    uid: player.userId,
    walletType: 'USD',
    amount: 50,
    amountUsd: 50,
    status: 0,
    reviewState: 'waiting',
    version: 0,
  };
  expect((await stream.nextOf('withdrawal'))?.data).toEqual(requested);
  await officeCall(server, staff, `/withdrawals/${orderNum}/approve`, { version: 0 });
  expect((await stream.nextOf('withdrawal'))?.data).toEqual({
    ...requested,
    reviewState: 'approved',
    version: 1,
  });
});

test('a paid deposit and a big win reach them, too', async () => {
  await server.seedGames();
  const stream = await openStream((await loggedIn(server, 'viewer')).token);
  const player = await server.player({ USD: 100_000n });
  const now = server.clock.now();
  await server.infrastructure.prisma.depositOrder.create({
    data: {
      outTradeNo: 'FHEVENT',
      id: 'event',
      userId: player.userId,
      walletType: 'USD',
      amountMinor: 5000n,
      expiresAt: now,
      createdAt: now,
      updatedAt: now,
    },
  });
  await server.signed('payment', '/api/payment/webhook', {
    eventId: 'paid-FHEVENT',
    type: 'payment.paid',
    platOrderNum: 'MP1',
    outTradeNo: 'FHEVENT',
    amount: '50',
    walletType: 'USD',
    occurredAt: now.toISOString(),
  });
  expect((await stream.nextOf('deposit'))?.data).toMatchObject({
    outTradeNo: 'FHEVENT',
    uid: player.userId,
    amount: 50,
    status: 2,
  });
  const launch = await server.api
    .post('/api/game/launch')
    .set(bearer(player.token))
    .send({ gameId: 'phoenix-ascend', walletType: 'USD' });
  const token = new URL(launch.body.data.url).searchParams.get('token');
  const round = { transactionId: 'big', roundId: 'big', gameId: 'phoenix-ascend' };
  const win = { ...round, token, amount: '1', winAmount: '100' };
  await server.signed('provider', '/api/provider/play', win);
  expect((await stream.nextOf('bigWin'))?.data).toMatchObject({
    uid: player.userId,
    gameId: 'phoenix-ascend',
    amount: 100,
  });
});

test('a stream needs a session of staff, does not prolong it, and ends with it', async () => {
  const player = await server.player();
  for (const token of [undefined, player.token]) {
    const refused = await openEvents({
      origin: server.settings.origins.office,
      path: '/office/events',
      ...(token !== undefined && { token }),
    });
    expect(refused.status).toBe(401);
  }
  const staff = await loggedIn(server, 'viewer');
  const stream = await openStream(staff.token);
  server.clock.advance(31 * 60_000);
  expect((await stream.rest()).every(({ event }) => event === 'health')).toBe(true);
  expect((await officeCall(server, staff, '/me')).body.code).toBe(401);
});

test('the eleventh stream of a member of staff ends the oldest', async () => {
  const staff = await loggedIn(server, 'viewer');
  const oldest = await openStream(staff.token);
  for (let others = 0; others < 9; others += 1) await openStream(staff.token);
  const other = await openStream((await loggedIn(server, 'manager')).token);
  const last = await openStream(staff.token);
  expect((await oldest.rest()).every(({ event }) => event === 'health')).toBe(true);
  expect((await last.nextOf('health'))?.data).toBeDefined();
  expect((await other.nextOf('health'))?.data).toBeDefined();
});
