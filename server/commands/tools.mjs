import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CommandError } from './command-error.mjs';
import { root } from './root.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * Runs a tool in the repository's folder, with this command's output, until it ends. Ctrl-C and
 * SIGTERM end the tool and then this command.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to this process's environment
 * @param {(text: string) => void} [onOutput] receives what the tool prints
 * @returns {Promise<void>}
 * @throws {CommandError} when it fails; the tool has printed why
 */
export async function run(command, args, env = {}, onOutput) {
  const output = onOutput ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...colours(), ...env },
    stdio: ['ignore', output, output],
  });
  for (const name of /** @type {const} */ (['stdout', 'stderr']))
    child[name]?.setEncoding('utf8').on('data', (text) => {
      process[name].write(text);
      onOutput?.(text);
    });
  const onSignal = (/** @type {NodeJS.Signals} */ signal) => {
    child.kill(signal);
    child.once('close', () => process.exit(signal === 'SIGINT' ? 130 : 143));
  };
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, onSignal);
  try {
    const problem = await ended(child);
    if (problem) throw new CommandError(`${command} ${args.join(' ')} ${problem}`);
  } finally {
    for (const signal of signals) process.off(signal, onSignal);
  }
}

/**
 * @param {ChildProcess} child
 * @returns {Promise<string | null>} the problem
 */
function ended(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`cannot run: ${error.message}`));
    child.once('close', (code, signal) => {
      if (code === 0) resolve(null);
      else resolve(signal ? `was ended by ${signal}` : `failed with exit code ${code}`);
    });
  });
}

/**
 * Tools write to wireit's pipe, so they cannot see a terminal themselves.
 * @returns {NodeJS.ProcessEnv}
 */
function colours() {
  return process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
}

/**
 * @param {{ from: string, name: string, bin?: string }} options `from` is the workspace folder that
 *   depends on the package
 * @returns {string} absolute path of the package's command
 */
export function packageBin({ from, name, bin = name }) {
  const manifest = packageManifest({ from, name });
  const { bin: bins } = JSON.parse(readFileSync(manifest, 'utf8'));
  const relative = typeof bins === 'string' ? bins : bins?.[bin];
  if (!relative) throw new CommandError(`${name} has no command ${bin}`);
  return path.join(path.dirname(manifest), relative);
}

/** @param {{ from: string, name: string }} options */
function packageManifest({ from, name }) {
  const places = createRequire(path.join(root, from, 'package.json')).resolve.paths(name) ?? [];
  const manifest = places
    .map((place) => path.join(place, name, 'package.json'))
    .find((file) => existsSync(file));
  if (!manifest) throw new CommandError(`${name} is not installed in ${from}`);
  return manifest;
}
