import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './root.mjs';

/** @typedef {import('../kit/src/settings.ts').Settings} Settings */

/** A terminal's Ctrl-C and npm's copy of it arrive within this time: one wish, not two. */
const SAME_SIGNAL_MS = 500;

/**
 * Runs the built server until it ends; it migrates, seeds and serves by itself. Ctrl-C and SIGTERM
 * are passed on once, and the server closes gracefully; pressed again later, they are passed again.
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
  if (await Promise.race([saysReady(child), ended.then(() => false)]))
    console.log(welcome(settings));
  return ended;
}

/**
 * The built server in a process group of its own, so that Ctrl-C reaches it through its parent alone,
 * and told to exit with its parent.
 * @param {{ env: NodeJS.ProcessEnv, stdio: 'inherit' | 'pipe' }} options
 */
export function spawnServer({ env, stdio }) {
  const main = path.join(root, 'server', 'stack', 'dist', 'main.js');
  const exitWithParent = new URL('exit-with-parent.mjs', import.meta.url).href;
  return spawn(process.execPath, ['--enable-source-maps', '--import', exitWithParent, main], {
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
 * @returns {Promise<true>} when all its apps listen
 */
export function saysReady(child) {
  return new Promise((resolve) => child.once('message', () => resolve(true)));
}

/**
 * @param {Settings} settings
 * @returns {string}
 */
export function welcome({ origins, seed }) {
  const places = [
    ['Casino', origins.web],
    ['API and its documentation', `${origins.web}/api/docs`],
    ['Checkout (simulated)', origins.pay],
    ['Games', origins.game],
  ];
  const accounts = [
    ['demo@fairhall.test', 'money in all eight currencies, months of history'],
    ['new@fairhall.test', 'nothing done yet'],
    ['busy@fairhall.test', 'deposits and withdrawals in every status'],
    ['blocked@fairhall.test', 'self-excluded'],
  ];
  const sections = ['', 'Fairhall is open. No real money moves here.', '', table(places)];
  if (seed) sections.push('', 'Sample accounts, all with the password Fairhall1!', table(accounts));
  sections.push('', 'Ctrl-C closes it.', '');
  return sections.join('\n');
}

/** @param {string[][]} rows */
function table(rows) {
  const width = Math.max(...rows.map(([first = '']) => first.length));
  return rows.map(([first = '', second = '']) => `  ${first.padEnd(width)}   ${second}`).join('\n');
}
