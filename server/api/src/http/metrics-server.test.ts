import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { pino } from 'pino';
import { Counter } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { createMetrics } from '../core/metrics.ts';
import { openMetricsServer } from './metrics-server.ts';

/** A logger and the lines that it has written. */
function logWith() {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  return { log, lines };
}

/** A port that is in use until the test ends. */
async function takenPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}

test('a port in use fails the start in production', async () => {
  const port = await takenPort();
  const opening = openMetricsServer({
    metrics: createMetrics(),
    settings: { metrics: { host: '127.0.0.1', port }, production: true },
    log: logWith().log,
  });
  await expect(opening).rejects.toThrow(`Cannot listen on METRICS_PORT ${port}`);
});

test("a port in use on a developer's machine is logged, and no metrics are served", async () => {
  const port = await takenPort();
  const { log, lines } = logWith();
  const server = await openMetricsServer({
    metrics: createMetrics(),
    settings: { metrics: { host: '127.0.0.1', port }, production: false },
    log,
  });
  expect(lines).toMatchObject([{ port, msg: 'METRICS_PORT is in use: no metrics are served' }]);
  await server.close();
});

test('a metric that cannot be collected fails its scrape and not the server', async () => {
  const port = await freePort();
  const { log, lines } = logWith();
  const metrics = createMetrics();
  let broken = true;
  new Counter({
    name: 'fairhall_test_total',
    help: 'breaks',
    registers: [metrics.registry],
    collect() {
      if (broken) throw new Error('cannot be read');
    },
  });
  const server = await openMetricsServer({
    metrics,
    settings: { metrics: { host: '127.0.0.1', port }, production: true },
    log,
  });
  onTestFinished(() => server.close());
  const read = () => fetch(`http://127.0.0.1:${port}/metrics`);
  expect((await read()).status).toBe(500);
  expect(lines).toMatchObject([{ msg: 'metrics could not be collected' }]);
  broken = false;
  expect((await read()).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/elsewhere`)).status).toBe(404);
});
