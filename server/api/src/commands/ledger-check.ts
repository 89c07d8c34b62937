import process from 'node:process';
import { readSettings } from '@fairhall/kit/settings';
import { checkLedger } from '../ledger/check.ts';

/**
 * `npm run ledger:check [-- <database file>]`: the whole check, on the configured database when no
 * file is named. Ends with 1 when a guarantee is broken.
 */
const databaseFile = process.argv[2] ?? readSettings(process.env, process.cwd()).databaseFile;
const breaches = checkLedger(databaseFile, { cheap: false });
for (const { rule, where } of breaches) process.stderr.write(`BROKEN: ${rule} (${where})\n`);
if (breaches.length > 0) process.exitCode = 1;
else process.stdout.write(`The ledger in ${databaseFile} keeps its guarantees.\n`);
