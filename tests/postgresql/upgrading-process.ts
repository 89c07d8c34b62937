import process from 'node:process';
import { upgradeDatabase } from '../../server/api/src/db/upgrade.ts';
import { readSettings } from '../../server/kit/src/settings.ts';

/** Run by a test in a process of its own: migrates the configured database and prints what it applied. */
const applied = await upgradeDatabase(readSettings(process.env, process.cwd()));
process.stdout.write(JSON.stringify(applied));
