import process from 'node:process';
import { readSettings } from '@fairhall/kit/settings';
import { databaseFileOf } from '../db/sqlite/database-file.ts';
import { checkLedger } from '../ledger/check.ts';
import { checkOrders } from '../ledger/check-orders.ts';

/**
 * `npm run ledger:check [-- <database file>]`: runs the full check of the ledger and of the
 * orders against it, by default on the configured database. Exits with 1 when a guarantee is violated.
 */
const databaseFile = process.argv[2] ?? configuredFile();
const breaches = [...checkLedger(databaseFile, { cheap: false }), ...checkOrders(databaseFile)];
for (const { rule, where } of breaches) process.stderr.write(`BROKEN: ${rule} (${where})\n`);
if (breaches.length > 0) process.exitCode = 1;
else process.stdout.write(`The ledger in ${databaseFile} is consistent.\n`);

function configuredFile(): string {
  const settings = readSettings(process.env, process.cwd());
  return databaseFileOf(settings, { otherwise: 'the check of a PostgreSQL ledger' });
}
