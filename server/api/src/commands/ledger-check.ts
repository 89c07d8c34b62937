import process from 'node:process';
import { type DatabaseSettings, readSettings } from '@fairhall/kit/settings';
import { startFailureLine } from '@fairhall/kit/start-failure';
import { checkDatabase } from './check-database.ts';

/**
 * `npm run ledger:check [-- <database file>]`: runs the full check of the ledger and of the
 * orders against it, by default on the configured database. Exits with 1 when a guarantee is violated.
 */
try {
  const file = process.argv[2];
  const database: DatabaseSettings =
    file === undefined
      ? readSettings(process.env, process.cwd()).database
      : { backend: 'sqlite', file };
  const breaches = await checkDatabase(database);
  for (const { rule, where } of breaches) process.stderr.write(`BROKEN: ${rule} (${where})\n`);
  if (breaches.length > 0) process.exitCode = 1;
  else process.stdout.write(`The ledger in ${nameOf(database)} is consistent.\n`);
} catch (error) {
  process.stderr.write(`${startFailureLine(error)}\n`);
  process.exitCode = 1;
}

function nameOf(database: DatabaseSettings): string {
  return database.backend === 'sqlite' ? database.file : `the database ${databaseName(database)}`;
}

function databaseName({ url }: { url: string }): string {
  return new URL(url).pathname.slice(1);
}
