import path from 'node:path';
import process from 'node:process';
import { readSettings } from '@fairhall/kit/settings';
import { copyDatabase } from '../db/copies.ts';

/**
 * `npm run backup [-- <file>]`: a copy of the configured database, safe while the server runs. By
 * default into `backups/` beside the database, named by the moment. Ends with 1 when there is none.
 */
const { databaseFile, dataDir } = readSettings(process.env, process.cwd());
const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
const target = path.resolve(
  process.argv[2] ?? path.join(dataDir, 'backups', `fairhall-${stamp}.db`),
);
try {
  await copyDatabase({ databaseFile, target });
  process.stdout.write(`${target}\n`);
} catch (error) {
  process.stderr.write(`No backup was made: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
