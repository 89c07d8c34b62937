import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';
import { officeData } from './as-staff.ts';
import { loggedIn } from './staff.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { ORDER_TTL_S: '90' } });
});

afterAll(() => server.close());

test('an admin reads the settings with which the server was started, without its secrets', async () => {
  const settings = await officeData(server, await loggedIn(server, 'admin'), '/settings');
  expect(settings).toContainEqual({
    name: 'ORDER_TTL_S',
    value: '90',
    source: 'environment',
    isSecret: false,
  });
  const { appSecret, providerSecret, paymentSecret } = server.infrastructure.settings;
  const text = JSON.stringify(settings);
  for (const secret of [appSecret, providerSecret, paymentSecret]) {
    expect(text).not.toContain(secret);
  }
});
