import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpointEntries } from '../../server/src/contract/index.ts';
import { type CasinoUnderTest, startCasino } from './casino-under-test.ts';

let casino: CasinoUnderTest;

beforeAll(async () => {
  casino = await startCasino();
});

afterAll(() => casino.close());

it('describes every endpoint of the contract in the OpenAPI document', async () => {
  const { body } = await casino.api.get('/api/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  for (const [name, { method, path }] of endpointEntries()) {
    expect(body.paths[path]?.[method.toLowerCase()]?.operationId, name).toBe(name);
  }
});

it('serves an interactive page without inline script', async () => {
  const page = await casino.api.get('/api/docs');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(page.text).not.toMatch(/<script>(?!<)/);
  const script = await casino.api.get('/api/docs/assets/swagger-ui-bundle.js');
  expect(script.status).toBe(200);
});

it('answers liveness and readiness', async () => {
  expect((await casino.api.get('/api/health')).body.data).toEqual({ status: 'ok' });
  expect((await casino.api.get('/api/ready')).body.data).toEqual({ database: 'ok', writer: 'ok' });
});
