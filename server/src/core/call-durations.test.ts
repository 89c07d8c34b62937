import { Histogram, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { CALL_SECONDS } from './call-durations.ts';
import { createMetrics } from './metrics.ts';

const NAME = 'fairhall_http_request_duration_seconds';

it('reads as the library’s own histogram of the same calls does', async () => {
  const { registry, calls } = createMetrics();
  const registers = [new Registry()];
  const library = new Histogram({
    name: NAME,
    help: calls.help,
    labelNames: ['method', 'route', 'status'],
    buckets: CALL_SECONDS,
    registers,
  });
  const observed = [
    { call: { method: 'GET', route: '/api/a/:id', status: 200 }, seconds: 0.0004 },
    { call: { method: 'GET', route: '/api/a/:id', status: 200 }, seconds: 0.0005 },
    { call: { method: 'GET', route: '/api/a/:id', status: 404 }, seconds: 0.3 },
    { call: { method: 'POST', route: '/api/a/:id', status: 200 }, seconds: 11 },
    { call: { method: 'POST', route: '/api/b', status: 200 }, seconds: 0 },
  ];
  for (const { call, seconds } of observed) {
    calls.observe(call, seconds);
    library.observe(call, seconds);
  }
  const text = await registry.getSingleMetricAsString(NAME);
  expect(text).toContain(`${NAME}_count{method="GET",route="/api/a/:id",status="200"} 2`);
  expect(text).toBe(await registers[0]?.getSingleMetricAsString(NAME));
});
