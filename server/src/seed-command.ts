import process from 'node:process';
import { seed } from '../../seed/seed.ts';
import { openCasino } from './casino.ts';
import { readSettings, type Settings } from './core/settings.ts';
import { createLogger } from './logger.ts';
import { startFailureLine } from './start-failure.ts';

/**
 * `npm run seed`: the sample accounts and their data, in the configured database; once is enough.
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
  const casino = await openCasino({ settings, log: createLogger(settings) });
  try {
    await seed(casino.services);
  } finally {
    await casino.close();
  }
}
