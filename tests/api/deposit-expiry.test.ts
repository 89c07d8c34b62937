import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Player, startTestServer, type TestServer } from './test-server.ts';

const ORDER_TTL_MS = 1_800_000;
/** How long the API waits for the provider's own event. */
const GRACE_MS = 60_000;
const PENDING = 1;
const CANCELLED = 4;

let server: TestServer;
let player: Player;

beforeEach(async () => {
  server = await startTestServer({ withPayments: true });
  player = await server.player();
});

afterEach(() => server.close());

test('an unpaid deposit is closed one minute after its deadline and not earlier', async () => {
  await deposit();
  server.clock.advance(ORDER_TTL_MS + GRACE_MS - 1);
  await server.runDueJobs();
  expect(await statuses()).toEqual([PENDING]);
  server.clock.advance(1);
  await server.runDueJobs();
  expect(await statuses()).toEqual([CANCELLED]);
});

test('one run closes all overdue deposits and leaves the others', async () => {
  for (let count = 0; count < 5; count += 1) await deposit();
  server.clock.advance(ORDER_TTL_MS + GRACE_MS);
  await deposit();
  await server.runDueJobs();
  expect(await statuses()).toEqual([PENDING, ...Array(5).fill(CANCELLED)]);
});

test('the recurring job runs repeatedly and has a single row', async () => {
  for (let count = 0; count < 3; count += 1) {
    await deposit();
    server.clock.advance(ORDER_TTL_MS + GRACE_MS);
    await server.runDueJobs();
  }
  expect(await statuses()).toEqual([CANCELLED, CANCELLED, CANCELLED]);
  expect(await server.infrastructure.prisma.job.count({ where: { kind: 'deposit-expiry' } })).toBe(
    1,
  );
});

async function deposit(): Promise<void> {
  const response = await server.api
    .post('/api/payment/recharge')
    .auth(player.token, { type: 'bearer' })
    .send({ walletType: 'USD', amount: 10 });
  expect(response.body.code).toBe(200);
}

/** Newest first. */
async function statuses(): Promise<number[]> {
  const response = await server.api
    .post('/api/payment/recharge/records')
    .auth(player.token, { type: 'bearer' })
    .send({});
  return response.body.data.list.map(({ status }: { status: number }) => status);
}
