import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
 * What was installed last: the hash of the lockfile, then the selection, a line each. The package
 * manager takes a third of a second start to find that nothing is missing.
 */
const RECORD = path.join(root, 'node_modules', '.installed');

/**
 * Installs the locked packages of the chosen workspaces; nothing when they are installed. Requires
 * npm alone.
 * @param {readonly string[]} selection arguments of pnpm
 * @returns {Promise<void>}
 */
export async function install(selection = allButArt) {
  if (isInstalled(selection)) return;
  rmSync(RECORD, { force: true });
  const options = ['--frozen-lockfile', '--config.confirmModulesPurge=false', '--loglevel=warn'];
  await run('npx', ['--yes', PNPM, 'install', ...options, ...selection]);
  writeFileSync(RECORD, [lockfileHash(), ...selection].join('\n'));
}

/**
 * Whether the last install was of this lockfile and left out no package of this selection: each
 * argument leaves packages out.
 * @param {readonly string[]} selection arguments of pnpm
 */
export function isInstalled(selection) {
  if (!existsSync(RECORD)) return false;
  const [lockfile, ...last] = readFileSync(RECORD, 'utf8').split('\n');
  return lockfile === lockfileHash() && last.every((argument) => selection.includes(argument));
}

function lockfileHash() {
  const lockfile = readFileSync(path.join(root, 'pnpm-lock.yaml'));
  return createHash('sha256').update(lockfile).digest('hex');
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
