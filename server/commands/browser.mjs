import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CommandError } from './command-error.mjs';
import { root } from './root.mjs';
import { packageBin, run } from './tools.mjs';

/** Timeout of `--version`; a browser that takes longer cannot run the tests. */
const RESPONSE_MS_MAX = 20_000;

/** The shell has no windows of a browser and takes a sixth less CPU for the same tests. */
const commandNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const installHint =
  'No Chromium for the end-to-end tests: install one (Debian: apt-get install chromium-headless-shell) or name it: CHROMIUM_PATH=/path/to/chromium npm test';

/**
 * The Chromium of this machine: the file in CHROMIUM_PATH, else the first on PATH that runs.
 * @returns {string | undefined}
 * @throws {CommandError} when the file in CHROMIUM_PATH does not run
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (runs(named)) return named;
    throw new CommandError(`CHROMIUM_PATH is ${named}, which does not run.`);
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = commandNames.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...applications].find(runs);
}

/**
 * Finds a Chromium, else installs Playwright's, else the system's if this user may.
 * @returns {Promise<string>} path of the browser
 * @throws {CommandError} with instructions when none can be installed
 */
export async function ensureBrowser() {
  const found = findBrowser() ?? bundledChromium();
  if (found) return found;
  for (const install of [installBundledChromium, installSystemChromium]) {
    try {
      await install();
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      console.error(error.message);
    }
    const installed = findBrowser() ?? bundledChromium();
    if (installed) return installed;
  }
  throw new CommandError(installHint);
}

/** The browser of the installed Playwright release, if it is installed and runs. */
function bundledChromium() {
  const requireFromTests = createRequire(path.join(root, 'tests', 'package.json'));
  /** @type {{ chromium: { executablePath(): string } }} */
  const { chromium } = requireFromTests('@playwright/test');
  const file = chromium.executablePath();
  return runs(file) ? file : undefined;
}

async function installBundledChromium() {
  const playwright = packageBin({ from: 'tests', name: '@playwright/test', bin: 'playwright' });
  await run(process.execPath, [playwright, 'install', '--no-shell', 'chromium']);
}

async function installSystemChromium() {
  const administrator = administratorCommand();
  if (!administrator) return;
  for (const args of [['update'], ['install', '-y', 'chromium-headless-shell']]) {
    const [command = '', ...rest] = [...administrator, 'apt-get', ...args];
    await run(command, rest, { DEBIAN_FRONTEND: 'noninteractive' });
  }
}

/**
 * The prefix that runs a command as administrator without a password prompt.
 * @returns {string[] | undefined}
 */
function administratorCommand() {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
    ? ['sudo', '-n']
    : undefined;
}

/** @param {string} file */
function runs(file) {
  if (!existsSync(file)) return false;
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: RESPONSE_MS_MAX }).status === 0;
}
