import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SAMPLE_PASSWORD, sampleAccounts } from '../../seed/sample-accounts.ts';
import { copySampleData } from '../support/sample-data.ts';
import { startStack } from '../support/stack.ts';

test('a server that becomes public on the data of a demonstration refuses its sample accounts', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fairhall-lock-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await copySampleData(dataDir);
  expect(await logInAfterStart({ dataDir })).toMatchObject({ code: 200 });
  const settings = {
    SEED: 'off',
    PAY_ORIGIN: 'https://pay.hall.example',
    APP_SECRET: 'e2f90c6b7d1a4835b6c0d94f1e7a2853',
    PROVIDER_SECRET: '0b6e4d1f93c7a85e2d40f1b8693ca75e',
    PAYMENT_SECRET: '7c19e5a2d84f603b9e71c5d20a8f4b36',
  };
  expect(await logInAfterStart({ dataDir, settings })).toMatchObject({ code: 1006 });
});

/** The response to a login as `demo@`, at a server of this start alone. */
async function logInAfterStart(options: Parameters<typeof startStack>[0]): Promise<unknown> {
  const stack = await startStack(options);
  try {
    const response = await fetch(`${stack.origins.web}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: sampleAccounts.demo.email, password: SAMPLE_PASSWORD }),
    });
    return await response.json();
  } finally {
    await stack.stop();
  }
}
