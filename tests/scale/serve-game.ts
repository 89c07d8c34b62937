import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { createLogger } from '../../server/kit/src/logger.ts';
import type { readSettings } from '../../server/kit/src/settings.ts';
import type { startStack } from '../../server/stack/src/stack.ts';
import { rootDir } from '../bench/paths.ts';

/* The built game server, with the settings of the environment. */

const built = (file: string) => pathToFileURL(path.join(rootDir, 'server', file)).href;
const settingsModule: { readSettings: typeof readSettings } = await import(
  built('kit/dist/settings.js')
);
const loggerModule: { createLogger: typeof createLogger } = await import(
  built('kit/dist/logger.js')
);
const stackModule: { startStack: typeof startStack } = await import(built('stack/dist/stack.js'));

const settings = settingsModule.readSettings(process.env, rootDir);
const log = loggerModule.createLogger(settings);
await stackModule.startStack({ settings, log, webDir: tmpdir(), only: ['game-server'] });
process.send?.('ready');
