import process from 'node:process';
import { openApi } from '@fairhall/api/app';
import { createLogger } from '@fairhall/kit/logger';
import { readSettings, type Settings } from '@fairhall/kit/settings';
import { startFailureLine } from '@fairhall/kit/start-failure';
import { seed } from '@fairhall/seed/seed';

/**
 * `npm run seed`: writes the sample accounts and their data to the configured database. Idempotent.
 * They have a public password, so `SEED=off` leaves them out here as at a start.
 */
try {
  const settings = readSettings(process.env, process.cwd());
  if (settings.seed) await fillIn(settings);
  else process.stdout.write('No sample accounts: SEED is off\n');
} catch (error) {
  process.stderr.write(`${startFailureLine(error)}\n`);
  process.exitCode = 1;
}

async function fillIn(settings: Settings): Promise<void> {
  const api = await openApi({ settings, log: createLogger(settings) });
  try {
    await seed(api, { withPopulation: true });
  } finally {
    await api.close();
  }
}
