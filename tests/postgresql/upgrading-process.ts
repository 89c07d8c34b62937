import process from 'node:process';
import { backendOf } from '../../server/api/src/backends/index.ts';
import { readSettings } from '../../server/kit/src/settings.ts';

/** Run by a test in a process of its own: migrates the configured database and prints what it applied. */
const applied = await backendOf(readSettings(process.env, process.cwd()).database).upgrade();
process.stdout.write(JSON.stringify(applied));
