import path from 'node:path';
import process from 'node:process';
import { readSettings } from '@fairhall/kit/settings';
import { copyDatabase } from '../backends/sqlite/copies.ts';
import { databaseFileOf } from '../backends/sqlite/database-file.ts';

/**
 * `npm run backup [-- <file>]`: copies the configured database, also while the server runs. The
 * default target is a file in `backups/` beside the database, named by the time. Exits with 1 when
 * no backup was made, as of PostgreSQL, which its operator backs up.
 */
const settings = readSettings(process.env, process.cwd());
const stamp = new Date()
  .toISOString()
  .slice(0, 23)
  .replaceAll(/[-:]/g, '')
  .replaceAll(/[T.]/g, '-');
const target = path.resolve(
  process.argv[2] ?? path.join(settings.dataDir, 'backups', `fairhall-${stamp}.db`),
);
try {
  const databaseFile = databaseFileOf(settings, {
    otherwise: 'back up PostgreSQL with its own tools (docs/postgresql.md)',
  });
  await copyDatabase({ databaseFile, target });
  process.stdout.write(`${target}\n`);
} catch (error) {
  process.stderr.write(`No backup was made: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
