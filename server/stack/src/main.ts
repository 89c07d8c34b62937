import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { createLogger } from '@fairhall/kit/logger';
import { findRootDir } from '@fairhall/kit/root-dir';
import { readSettings } from '@fairhall/kit/settings';
import { startFailureLine } from '@fairhall/kit/start-failure';
import type { Logger } from 'pino';
import { allServices, type ServiceName, startStack } from './stack.ts';

/** Deadline of a graceful shutdown after its drain, in milliseconds; then the process exits. */
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
    only: selectedServices(values.only),
  });
  closeAtEnd(() => stack.close(), { closeMsMax: CLOSE_MS_MAX + (settings.drainMs ?? 0), log });
  // For the parent that started this process with an IPC channel; otherwise there is none.
  process.send?.('ready');
}

function selectedServices(only: string | undefined): readonly ServiceName[] {
  if (only === undefined) return allServices;
  const selected = allServices.filter((name) => name === only);
  if (selected.length === 0) {
    throw new Error(`--only takes one of ${allServices.join(', ')}, not "${only}"`);
  }
  return selected;
}

/**
 * The first signal shuts down gracefully, a second one exits at once. An uncaught error, of a timer
 * for example, is logged and shuts down gracefully, too: the state after it is unknown.
 */
function closeAtEnd(
  close: () => Promise<void>,
  { closeMsMax, log }: { closeMsMax: number; log: Logger },
): void {
  let closing = false;
  const end = (cause: string, exitCode: number) => {
    closing = true;
    const deadline = setTimeout(() => process.exit(1), closeMsMax);
    deadline.unref();
    close().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        process.stderr.write(`Closing after ${cause} failed: ${startFailureLine(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => (closing ? process.exit(1) : end(signal, 0)));
  }
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'an uncaught error ends the process');
    if (!closing) end('an uncaught error', 1);
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${startFailureLine(error)}\n`);
  process.exit(1);
});
