import process from 'node:process';
import { seed } from '../../seed/seed.ts';
import { openCasino } from './casino.ts';
import { readSettings } from './core/settings.ts';
import { createLogger } from './logger.ts';
import { startFailureLine } from './start-failure.ts';

/** `npm run seed`: the sample accounts and their data, in the configured database; once is enough. */
try {
  const settings = readSettings(process.env, process.cwd());
  const casino = await openCasino({ settings, log: createLogger(settings) });
  try {
    await seed(casino.services);
  } finally {
    await casino.close();
  }
} catch (error) {
  process.stderr.write(`${startFailureLine(error)}\n`);
  process.exitCode = 1;
}
