import { expect, onTestFinished, test } from 'vitest';
import { openEvents } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { rawRequest } from '../support/raw-request.ts';
import { startStack } from '../support/stack.ts';
import { isOnPostgres, startTestServer } from './test-server.ts';

/* Of one node each: metrics, load shedding, readiness and shutdown are those of a process. */

test('metrics count each call once, by route template and not by path', async () => {
  const server = await startTestServer({ nodes: 1 });
  onTestFinished(() => server.close());
  const { token } = await server.player({ USD: 100n });
  for (const id of ['one', 'two']) await server.api.get(`/api/rpgame/games/${id}`);
  await server.api.get('/api/rpgame/games/hot');
  await server.api.get('/api/rpgame/games/hot');
  await server.api.get('/no/such/page');
  await server.api.get('/api/events').auth('garbage', { type: 'bearer' });
  await server.api.get('/api/user/info').auth(token, { type: 'bearer' });
  const text = await server.infrastructure.metrics.registry.metrics();
  const calls = (labels: string) =>
    Number(new RegExp(`request_duration_seconds_count{${labels}} (\\d+)`).exec(text)?.[1]);
  expect(calls('method="GET",route="/api/rpgame/games/:id",status="404"')).toBe(2);
  expect(calls('method="GET",route="/api/rpgame/games/hot",status="200"')).toBe(2);
  expect(calls('method="GET",route="/api/user/info",status="200"')).toBe(1);
  expect(calls('method="GET",route="none",status="404"')).toBe(1);
  expect(calls('method="GET",route="/api/events",status="401"')).toBe(1);
  expect(text).not.toContain('/no/such/page');
  expect(text).toMatch(/^fairhall_ledger_transaction_size_count [1-9]/m);
  expect(text).toMatch(/^fairhall_ledger_waiting 0$/m);
  expect(text).toMatch(/^fairhall_event_streams 0$/m);
});

test('metrics count jobs by kind and result, and overdue jobs as a gauge', async () => {
  const server = await startTestServer({ nodes: 1 });
  onTestFinished(() => server.close());
  await server.runDueJobs();
  const { registry } = server.infrastructure.metrics;
  server.clock.advance(3_600_000);
  expect(await registry.metrics()).toMatch(/^fairhall_jobs_due [1-9]/m);
});

test('metrics have their own port, with those of Node; the public port has none', async ({
  skip,
}) => {
  skip(process.env.BASE !== undefined, 'starts a server of its own');
  const stack = await startStack({ settings: { SEED: 'off' } });
  onTestFinished(() => stack.stop());
  const metrics = await fetch(stack.metricsUrl);
  expect(metrics.headers.get('content-type')).toContain('text/plain');
  const text = await metrics.text();
  for (const name of [
    'fairhall_http_request_duration_seconds',
    'fairhall_job_runs_total{kind=',
    'fairhall_ledger_transaction_size_bucket',
    'nodejs_eventloop_lag_seconds',
    'process_resident_memory_bytes',
  ]) {
    expect(text).toContain(name);
  }
  expect((await fetch(`${stack.origins.web}/metrics`)).status).toBe(404);
  expect((await fetch(new URL('/', stack.metricsUrl))).status).toBe(404);
});

test('an overloaded process refuses calls immediately and recovers', async () => {
  const server = await startTestServer({ nodes: 1, env: { SHED_DELAY_MS: '100' } });
  onTestFinished(() => server.close());
  const list = () => server.api.get('/api/rpgame/games/hot');
  expect((await list()).status).toBe(200);
  const busy = setInterval(() => {
    const untilMs = performance.now() + 200;
    while (performance.now() < untilMs);
  }, 1);
  onTestFinished(() => clearInterval(busy));
  const refused = await eventually(async () => {
    const response = await list();
    expect(response.status).toBe(503);
    return response;
  });
  expect(refused.body).toMatchObject({ code: 503, data: null });
  expect(refused.body.msg).not.toBe('');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['x-request-id']).toMatch(/^[\w-]{8,}$/);
  // Liveness still responds; readiness is not guaranteed.
  expect((await server.api.get('/api/health')).status).toBe(200);
  expect((await server.api.get('/api/ready')).status).toBe(503);
  expect(await server.infrastructure.metrics.registry.metrics()).toMatch(
    /^fairhall_http_shed_total [1-9]/m,
  );
  clearInterval(busy);
  await eventually(async () => expect((await list()).status).toBe(200));
});

test('a process without its ledger is live, but not ready', async () => {
  const server = await startTestServer({ nodes: 1 });
  onTestFinished(() => server.close());
  expect((await server.api.get('/api/ready')).status).toBe(200);
  await server.infrastructure.ledger.close();
  const ready = await server.api.get('/api/ready');
  expect(ready.status).toBe(503);
  expect(ready.body).toMatchObject({ code: 503, data: null });
  expect(Number(ready.headers['retry-after'])).toBeGreaterThan(0);
  expect((await server.api.get('/api/health')).status).toBe(200);
});

test.skipIf(isOnPostgres)(
  'a process whose disk is almost full is live, but not ready',
  async () => {
    // More free space than any disk has.
    const server = await startTestServer({ env: { DISK_FREE_MIN_MB: '1000000000000' } });
    onTestFinished(() => server.close());
    const ready = await server.api.get('/api/ready');
    expect(ready.status).toBe(503);
    expect(ready.body).toMatchObject({ code: 503, data: null });
    expect((await server.api.get('/api/health')).status).toBe(200);
  },
);

test.skipIf(isOnPostgres)(
  'a full disk is 503 in every call that writes, and reads go on',
  async () => {
    const server = await startTestServer();
    onTestFinished(() => server.close());
    const { token } = await server.player();
    const { prisma } = server.infrastructure;
    await prisma.$queryRawUnsafe('PRAGMA max_page_count = 1');
    const put = (nickName: string) =>
      server.api.put('/api/user/profile').auth(token, { type: 'bearer' }).send({ nickName });
    const statuses = new Set<number>();
    for (let call = 0; call < 30 && !statuses.has(503); call += 1) {
      const address = 'x'.repeat(200);
      const registered = await server.api.post('/api/user/register').send({
        ...{
          email: `full-${call}@example.test`,
          password: 'longenough',
          nickName: 'Full',
          address,
        },
      });
      statuses.add(registered.status);
    }
    expect([...statuses]).toContain(503);
    expect(statuses).not.toContain(500);
    expect((await server.api.get('/api/user/info').auth(token, { type: 'bearer' })).status).toBe(
      200,
    );
    await prisma.$queryRawUnsafe('PRAGMA max_page_count = 4294967294');
    expect((await put('Room again')).status).toBe(200);
  },
);

test('a body or a header over its limit is refused in the envelope', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const fits = await server.api.get('/api/health').set('x-long', 'x'.repeat(12_000));
  expect(fits.status).toBe(200);
  const tooLong = await server.api.get('/api/health').set('x-long', 'x'.repeat(17_000));
  expect(tooLong.status).toBe(400);
  expect(tooLong.body).toMatchObject({ code: 400, data: null });
});

test('during its drain a process is not ready and serves everything else; then it ends its streams', async () => {
  const server = await startTestServer({ nodes: 1, env: { DRAIN_MS: '2000' } });
  const { token } = await server.player();
  const { web: origin } = server.settings.origins;
  const before = await openEvents({ origin, token });
  const closed = server.close();
  const get = (path: string) =>
    rawRequest(origin, { path, headers: { authorization: `Bearer ${token}` } });
  const responses = {
    info: await get('/api/user/info'),
    ready: await get('/api/ready'),
    health: await get('/api/health'),
  };
  expect([responses.info.status, responses.health.status]).toEqual([200, 200]);
  const { status, headers, text } = responses.ready;
  expect(status).toBe(503);
  expect(JSON.parse(text)).toMatchObject({ code: 503, data: null });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  const during = await openEvents({ origin, token });
  expect(during.status).toBe(200);
  for (const stream of [before, during]) {
    expect(await stream.rest()).toEqual([]);
    expect(stream.endedWell()).toBe(true);
    expect(stream.retryMs()).toBeGreaterThanOrEqual(200);
    expect(stream.retryMs()).toBeLessThanOrEqual(2000);
  }
  await closed;
  await expect(get('/api/health')).rejects.toThrow();
});
