import process from 'node:process';
import { readSettings } from '@fairhall/kit/settings';
import { startFailureLine } from '@fairhall/kit/start-failure';
import { backendOf } from '../backends/index.ts';

/**
 * `npm run ledger:check [-- <database file>]`: runs the full check of the ledger and of the
 * orders against it, by default on the configured database. Exits with 1 when a guarantee is violated.
 */
try {
  const file = process.argv[2];
  const database = backendOf(
    file === undefined
      ? readSettings(process.env, process.cwd()).database
      : { backend: 'sqlite', file },
  );
  const breaches = await database.checkEveryEntry();
  for (const { rule, where } of breaches) process.stderr.write(`BROKEN: ${rule} (${where})\n`);
  if (breaches.length > 0) process.exitCode = 1;
  else process.stdout.write(`The ledger in ${database.name} is consistent.\n`);
} catch (error) {
  process.stderr.write(`${startFailureLine(error)}\n`);
  process.exitCode = 1;
}
