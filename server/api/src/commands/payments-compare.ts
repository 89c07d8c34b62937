import process from 'node:process';
import { parseArgs } from 'node:util';
import { readSettings } from '@fairhall/kit/settings';
import { startFailureLine } from '@fairhall/kit/start-failure';
import { comparePayments } from './compare-payments.ts';

/**
 * `npm run payments:compare [-- --since 2026-11-24T10:00:00Z]`: lists what the payments provider
 * knows since then and the configured database does not. Exits with 1 when there is anything, or when
 * the provider does not respond.
 */
try {
  const { values } = parseArgs({ options: { since: { type: 'string' } } });
  const settings = readSettings(process.env, process.cwd());
  const count = await comparePayments({
    settings,
    ...(values.since !== undefined && { since: timeOf(values.since) }),
    write: (line) => process.stdout.write(`${line}\n`),
  });
  if (count !== 0) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${startFailureLine(error)}\n`);
  process.exitCode = 1;
}

function timeOf(text: string): Date {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new Error(`--since must be a time, not "${text}"`);
  return time;
}
