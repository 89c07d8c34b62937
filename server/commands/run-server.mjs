import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './root.mjs';

/** @typedef {import('../kit/src/settings.ts').Settings} Settings */

/** A terminal's Ctrl-C and npm's copy of it arrive within this time and count as one signal. */
const SAME_SIGNAL_MS = 500;

/**
 * Runs the built server, which migrates and seeds at its start, until it exits. Ctrl-C and SIGTERM
 * are forwarded once for a graceful shutdown, and again when repeated later.
 * @param {Settings} settings
 * @returns {Promise<number>} its exit code
 */
export async function runServer(settings) {
  const child = spawnServer({ env: process.env, stdio: 'inherit' });
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGKILL' ? 137 : 1)));
    child.once('error', () => resolve(1));
  });
  passSignalsTo(child);
  if (await Promise.race([untilReady(child), ended.then(() => false)]))
    console.log(welcome(settings));
  return ended;
}

/**
 * Starts the built server in its own process group, so that Ctrl-C reaches it through its parent
 * alone. It exits with its parent.
 * @param {{ env: NodeJS.ProcessEnv, stdio: 'inherit' | 'pipe', args?: readonly string[], filesMax?: number }} options
 *   `filesMax`: a lower limit of open files than this process has
 */
export function spawnServer({ env, stdio, args = [], filesMax }) {
  const main = path.join(root, 'server', 'stack', 'dist', 'main.js');
  const exitWithParent = new URL('exit-with-parent.mjs', import.meta.url).href;
  const program = ['--enable-source-maps', '--import', exitWithParent, main, ...args];
  const limited = ['-c', `ulimit -n ${filesMax} && exec "$0" "$@"`, process.execPath, ...program];
  const [command, rest] =
    filesMax === undefined
      ? /** @type {const} */ ([process.execPath, program])
      : /** @type {const} */ (['sh', limited]);
  return spawn(command, rest, {
    cwd: root,
    env,
    stdio: ['ignore', stdio, stdio, 'ipc'],
    detached: true,
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 */
export function passSignalsTo(child) {
  let lastAt = Number.NEGATIVE_INFINITY;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      const now = performance.now();
      if (now - lastAt > SAME_SIGNAL_MS) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
      lastAt = now;
    });
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<true>} resolves when all its apps listen
 */
export function untilReady(child) {
  return new Promise((resolve) => child.once('message', () => resolve(true)));
}

/**
 * @param {Settings} settings
 * @returns {string}
 */
export function welcome({ origins, seed }) {
  const places = [
    ['Player client', origins.web],
    ['API and its documentation', `${origins.web}/api/docs`],
    ['Checkout (simulated)', origins.pay],
    ['Games', origins.game],
    ['Back office', origins.office],
  ];
  const accounts = [
    ['demo@fairhall.test', 'money in all eight currencies, months of history'],
    ['new@fairhall.test', 'no activity yet'],
    ['busy@fairhall.test', 'deposits and withdrawals in every status'],
    ['blocked@fairhall.test', 'self-excluded'],
    ['p01@ to p40@fairhall.test', 'ninety days of play, for the back office'],
  ];
  const staff = [
    ['ops@office.fairhall.test', 'manager: decides on withdrawals, adjustments and games'],
    ['pay@office.fairhall.test', 'payments: decides on withdrawals'],
    ['help@office.fairhall.test', 'support: notes, messages, breaks'],
    ['view@office.fairhall.test', 'viewer: reads everything'],
    ['admin@office.fairhall.test', 'admin: the accounts of staff, too'],
    ['admin2@office.fairhall.test', 'admin: confirms the accounts that the other one makes'],
  ];
  const sections = ['', 'Fairhall is running. It moves no real money.', '', table(places)];
  if (seed) {
    sections.push('', 'Sample accounts, all with the password Fairhall1!', table(accounts));
    sections.push('', 'Sample staff of the back office, with the same password', table(staff));
  }
  sections.push('', 'Ctrl-C stops it.', '');
  return sections.join('\n');
}

/** @param {string[][]} rows */
function table(rows) {
  const width = Math.max(...rows.map(([first = '']) => first.length));
  return rows.map(([first = '', second = '']) => `  ${first.padEnd(width)}   ${second}`).join('\n');
}
