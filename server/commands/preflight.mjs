import { mkdtempSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CommandError, errorCode } from './command-error.mjs';
import { root } from './root.mjs';

/** @typedef {import('../kit/src/settings.ts').Settings} Settings */

/**
 * @param {string} folder
 * @throws {CommandError} when the folder is not writable
 */
export function requireWritable(folder) {
  try {
    rmdirSync(mkdtempSync(path.join(folder, '.fairhall-')));
  } catch (error) {
    throw new CommandError(
      `The folder ${folder} is not writable (${errorCode(error)}); Fairhall builds and stores its data there.`,
    );
  }
}

/**
 * The settings as the built server reads them.
 * @returns {Promise<Settings>}
 * @throws {CommandError} with the names of the invalid settings
 */
export async function readBuiltSettings() {
  const file = path.join(root, 'server', 'kit', 'dist', 'settings.js');
  /** @type {typeof import('../kit/src/settings.ts')} */
  const { readSettings, SettingsError } = await import(pathToFileURL(file).href);
  try {
    return readSettings(process.env, root);
  } catch (error) {
    if (error instanceof SettingsError) throw new CommandError(`Invalid setting: ${error.message}`);
    throw error;
  }
}
