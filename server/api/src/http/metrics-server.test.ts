import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { pino } from 'pino';
import { Counter } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { createMetrics } from '../core/metrics.ts';
import { openMetricsServer } from './metrics-server.ts';

/** A logger whose lines a test can read. */
function logWith() {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  return { log, lines };
}

/** A port of this machine that somebody listens on until the test is over. */
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

test('a taken port stops the start in production', async () => {
  const port = await takenPort();
  const opening = openMetricsServer({
    metrics: createMetrics(),
    settings: { metrics: { host: '127.0.0.1', port }, production: true },
    log: logWith().log,
  });
  await expect(opening).rejects.toThrow(`METRICS_PORT ${port} cannot be listened on`);
});

test("a taken port on a developer's machine is said, and the server goes without", async () => {
  const port = await takenPort();
  const { log, lines } = logWith();
  const server = await openMetricsServer({
    metrics: createMetrics(),
    settings: { metrics: { host: '127.0.0.1', port }, production: false },
    log,
  });
  expect(lines).toMatchObject([{ port, msg: 'METRICS_PORT is taken: no metrics are served' }]);
  await server.close();
});

test('a figure that cannot be read is a failure of the answer and not of the server', async () => {
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
  expect(lines).toMatchObject([{ msg: 'the metrics could not be collected' }]);
  broken = false;
  expect((await read()).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/elsewhere`)).status).toBe(404);
});
