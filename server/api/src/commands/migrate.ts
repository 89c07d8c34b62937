import process from 'node:process';
import { readSettings } from '@fairhall/kit/settings';
import { startFailureLine } from '@fairhall/kit/start-failure';
import { backendOf } from '../backends/index.ts';

/**
 * `npm run migrate`: migrates the configured database to the newest schema and prints the applied
 * migrations. Every start does the same; run this first where several processes start together.
 */
try {
  const applied = await backendOf(readSettings(process.env, process.cwd()).database).upgrade();
  process.stdout.write(`${applied.length === 0 ? 'Nothing to migrate' : applied.join('\n')}\n`);
} catch (error) {
  process.stderr.write(`${startFailureLine(error)}\n`);
  process.exitCode = 1;
}
