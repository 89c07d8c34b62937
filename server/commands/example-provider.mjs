import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { runCommand } from './command.mjs';
import { CommandError } from './command-error.mjs';
import { requireFreePorts } from './ports.mjs';
import { readBuiltSettings } from './preflight.mjs';
import { root } from './root.mjs';

/** @typedef {import('../kit/src/settings.ts').Settings} Settings */

const POLL_MS = 1000;
const PORT_SETTING = 'EXAMPLE_PORT';
const providersCommand = path.join(root, 'server', 'api', 'dist', 'commands', 'providers.js');

/*
 * `npm run example-provider`: registers the provider of docs/example-provider at the local stack and
 * runs its server, which saves its game.
 */
await runCommand(async () => {
  const port = Number(process.env[PORT_SETTING] || 3005);
  await requireFreePorts([{ setting: PORT_SETTING, port }]);
  await untilBuilt();
  const settings = await readBuiltSettings();
  await untilReady(settings.origins.apiInside);
  const secret = await register(settings, `http://localhost:${port}`);
  await startProvider(settings, { port, secret });
});

/** The build of `npm start` has the command that registers, and the module of the game's page. */
async function untilBuilt() {
  const isBuilt = () =>
    existsSync(providersCommand) && existsSync(path.join(root, 'server', 'kit', 'dist'));
  await until(isBuilt, 'the build');
}

/** @param {string} origin */
async function untilReady(origin) {
  const isReady = () =>
    fetch(`${origin}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(isReady, origin);
}

/**
 * @param {() => boolean | Promise<boolean>} isDone
 * @param {string} what
 */
async function until(isDone, what) {
  if (await isDone()) return;
  console.log(`Waiting for ${what}: run npm start in another terminal.`);
  while (!(await isDone())) await delay(POLL_MS);
}

/**
 * Registers the provider, or gives a registered one its present origin.
 * @param {Settings} settings
 * @param {string} origin
 * @returns {Promise<string>} its secret
 */
async function register({ dataDir }, origin) {
  const file = path.join(dataDir, 'example-provider.secret');
  const options = ['--name', 'Example Games', '--origin', origin, '--game', 'example-coin'];
  options.push('--win-multiple', '2', '--rounds-origin', origin);
  const listed = (await providers(['list'])).split('\n');
  const isRegistered = listed.some((line) => line.startsWith('example '));
  if (isRegistered && !existsSync(file)) {
    throw new CommandError(
      `The provider is registered, but its secret is not in ${file}. Make a new one with npm run providers -- rotate example, and write it to this file.`,
    );
  }
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  const secret = readFileSync(file, 'utf8').trim();
  if (isRegistered) await providers(['change', 'example', ...options]);
  else await providers(['add', 'example', ...options, '--secret', secret]);
  return secret;
}

/**
 * Runs `npm run providers -- …`.
 * @param {string[]} args
 * @returns {Promise<string>} its output
 * @throws {CommandError} with its problem
 */
async function providers(args) {
  const child = spawn(process.execPath, [providersCommand, ...args], { cwd: root });
  const [stdout, stderr, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.once('exit', resolve)),
  ]);
  if (code === 0) return stdout;
  throw new CommandError('The provider could not be registered.', { output: stderr.trim() });
}

/**
 * Runs the provider's server in this process.
 * @param {Settings} settings
 * @param {{ port: number, secret: string }} options
 */
async function startProvider({ origins, dataDir }, { port, secret }) {
  Object.assign(process.env, {
    PORT: String(port),
    WEB_ORIGIN: origins.web,
    SECRETS: secret,
    STATE_FILE: path.join(dataDir, 'example-provider.json'),
  });
  const server = path.join(root, 'docs', 'example-provider', 'server.mjs');
  await import(pathToFileURL(server).href);
}
