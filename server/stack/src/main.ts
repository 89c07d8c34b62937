import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { createLogger } from '@fairhall/kit/logger';
import { findRootDir } from '@fairhall/kit/root-dir';
import { readSettings } from '@fairhall/kit/settings';
import { startFailureLine } from '@fairhall/kit/start-failure';
import { allServices, type ServiceName, startStack } from './stack.ts';

/** How long an orderly close may take before the process leaves all the same. */
const CLOSE_MS_MAX = 15_000;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const rootDir = findRootDir();
  const settings = readSettings(process.env, rootDir);
  const log = createLogger(settings);
  const stack = await startStack({
    settings,
    log,
    webDir: path.join(rootDir, 'web', 'dist'),
    only: wantedServices(values.only),
  });
  closeOnSignal(() => stack.close());
  // Tells the command that started us; a plain process has no such ear.
  process.send?.('ready');
}

function wantedServices(only: string | undefined): readonly ServiceName[] {
  if (only === undefined) return allServices;
  const wanted = allServices.filter((name) => name === only);
  if (wanted.length === 0) {
    throw new Error(`--only takes one of ${allServices.join(', ')}, not "${only}"`);
  }
  return wanted;
}

/** The first signal closes in order, a second one at once. */
function closeOnSignal(close: () => Promise<void>): void {
  let closing = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (closing) process.exit(1);
    closing = true;
    const giveUp = setTimeout(() => process.exit(1), CLOSE_MS_MAX);
    giveUp.unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Closing after ${signal} failed: ${startFailureLine(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

main().catch((error: unknown) => {
  process.stderr.write(`${startFailureLine(error)}\n`);
  process.exit(1);
});
