import path from 'node:path';
import process from 'node:process';
import { readSettings } from '@fairhall/kit/settings';
import { copyDatabase } from '../db/copies.ts';

/**
 * `npm run backup [-- <file>]`: copies the configured database, also while the server runs. The
 * default target is a file in `backups/` beside the database, named by the time. Exits with 1 when
 * no backup was made.
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
