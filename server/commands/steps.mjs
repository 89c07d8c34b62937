import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';
import { run } from './tools.mjs';

/** The package manager's release, defined here alone. */
export const PNPM = 'pnpm@10.34.9';

/** Only `npm run art` needs the art package with its vector set. */
const allButArt = ['--filter', '!@fairhall/art'];

/** What builds and serves the product: the packages that only tests need are a quarter of all bytes. */
export const toServe = [...allButArt, '--filter', '!@fairhall/tests'];

/**
 * Installs the locked packages of the chosen workspaces; nothing when they are installed. Requires
 * npm alone.
 * @param {readonly string[]} selection arguments of pnpm
 * @returns {Promise<void>}
 */
export function install(selection = allButArt) {
  const options = ['--frozen-lockfile', '--config.confirmModulesPurge=false', '--loglevel=warn'];
  return run('npx', ['--yes', PNPM, 'install', ...options, ...selection]);
}

/**
 * @typedef {object} TaskOptions
 * @property {readonly string[]} [args] of the task's command
 * @property {NodeJS.ProcessEnv} [env]
 * @property {(text: string) => void} [onOutput] receives what the task prints
 */

/**
 * Runs a task of package.json that wireit orders, with what it depends on; what has not changed since
 * its last run is skipped.
 * @param {string} task as "build:all"
 * @param {TaskOptions} [options]
 * @returns {Promise<void>}
 */
export function runTask(task, { args = [], env = {}, onOutput } = {}) {
  // Results are compared by fingerprint alone: a cache of outputs would grow without bound.
  const cached = { WIREIT_CACHE: 'none', ...env };
  return run('npm', ['run', '--silent', task, '--', ...args], cached, onOutput);
}

/** Whether the server was built before, by whatever version of the sources. */
export function isBuilt() {
  return existsSync(path.join(root, 'server', 'stack', 'dist', 'main.js'));
}
