import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CommandError } from './command-error.mjs';
import { root } from './root.mjs';

/** Lines of a failed tool's output to print; the log has all of them. */
const SHOWN_LINES_MAX = 200;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Opens the git-ignored log file of the tools' output.
 * @param {string} name as "start"
 */
export function openLog(name) {
  const file = path.join(root, 'data', `${name}.log`);
  mkdirSync(path.dirname(file), { recursive: true });
  return createWriteStream(file);
}

/**
 * @typedef {object} Tool
 * @property {string} command
 * @property {string[]} args
 * @property {string} [cwd] default the repository
 * @property {NodeJS.ProcessEnv} [env] added to this process's environment
 * @property {import('node:fs').WriteStream} log
 */

/**
 * Runs a tool; its output goes to the log.
 * @param {Tool} tool
 * @returns {Promise<string>} its output
 * @throws {CommandError} with the end of its output when it fails
 */
export async function runTool({ command, args, cwd = root, env = {}, log }) {
  const title = [path.basename(command), ...args.map(shorten)].join(' ');
  log.write(`\n$ ${title}\n`);
  // A separate process group: Ctrl-C reaches it through stopTools() alone, once.
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...colourEnv(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  const output = collect({ child, log });
  const { code, problem } = await ended(child);
  running.delete(child);
  if (code === 0) return output();
  const lines = output().trimEnd().split('\n');
  throw new CommandError(
    `${title} ${problem}. Full log: ${path.relative(root, String(log.path))}`,
    {
      output: lines.slice(-SHOWN_LINES_MAX).join('\n'),
    },
  );
}

/**
 * Runs the JavaScript command of an installed package with this Node, without a shell.
 * @param {{ from: string, name: string, bin?: string } & Omit<Tool, 'command'>} options `from` is the workspace
 *   folder that depends on the package
 */
export async function runPackage({ from, name, bin = name, args, ...tool }) {
  const script = packageBin({ from, name, bin });
  return runTool({ ...tool, command: process.execPath, args: [script, ...args] });
}

/**
 * @param {{ from: string, name: string, bin?: string }} options
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

/**
 * Ends every running tool and the processes it started.
 * @param {NodeJS.Signals} signal
 */
export function stopTools(signal) {
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, signal);
}

/**
 * On Ctrl-C or SIGTERM ends the running tools and exits at once.
 * @returns {() => void} removes the handlers
 */
export function stopToolsOnSignal() {
  const onInterrupt = () => leave({ signal: 'SIGINT', code: 130 });
  const onTerminate = () => leave({ signal: 'SIGTERM', code: 143 });
  process.on('SIGINT', onInterrupt).on('SIGTERM', onTerminate);
  return () => {
    process.off('SIGINT', onInterrupt).off('SIGTERM', onTerminate);
  };
}

/** @param {{ signal: NodeJS.Signals, code: number }} ending */
function leave({ signal, code }) {
  stopTools(signal);
  process.exit(code);
}

/**
 * @param {Pick<Tool, 'log'> & { child: import('node:child_process').ChildProcess }} options
 * @returns {() => string} the output so far
 */
function collect({ child, log }) {
  let text = '';
  /** @param {string} chunk */
  const take = (chunk) => {
    log.write(chunk);
    text += chunk;
  };
  child.stdout?.setEncoding('utf8').on('data', take);
  child.stderr?.setEncoding('utf8').on('data', take);
  return () => text;
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<{ code: number | null, problem: string }>}
 */
function ended(child) {
  return new Promise((resolve) => {
    child.once('error', (error) =>
      resolve({ code: null, problem: `cannot run: ${error.message}` }),
    );
    child.once('close', (code, signal) =>
      resolve({
        code,
        problem: signal ? `was killed by ${signal}` : `failed with exit code ${code}`,
      }),
    );
  });
}

/**
 * Tools write into pipes; colours are on when the output may be printed on a terminal.
 * @returns {NodeJS.ProcessEnv}
 */
function colourEnv() {
  return process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
}

/** @param {string} argument */
function shorten(argument) {
  return path.isAbsolute(argument) ? path.basename(argument) : argument;
}
