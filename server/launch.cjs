/*
 * Runs a command on the project's Node: `node server/launch.cjs COMMAND ARG…`. A Node that `engines`
 * accepts runs it itself. An older one takes the Node that `.node-version` names from npm's package
 * for this platform and puts it first in the PATH of the command, its children and their threads.
 *
 * CommonJS without dependencies and in basic syntax: an outdated Node must be able to run it.
 */
const { spawn, spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');

/** @typedef {{ name: string, args: string[] }} Command */
/** @typedef {{ version: string, range: string }} NodeRelease `range` as in package.json's engines */

const root = path.resolve(__dirname, '..');
/** What the binaries of the database driver need; the first releases of Node 23 lack it. */
const NODE_API_MIN = 10;
const PARENT_POLL_MS = 250;
const INSTALL_MS_MAX = 300000;

/**
 * Whether this version is of the range.
 * @param {NodeRelease} release `version` as "22.14.0"; `range` as ">=22.14"
 */
function isSupported(release) {
  const version = numbers(release.version);
  const floor = numbers(release.range.replace('>=', ''));
  if (version.major !== floor.major) return version.major > floor.major;
  return version.minor >= floor.minor;
}

/** @param {string} version */
function numbers(version) {
  const parts = version.split('.').map((part) => parseInt(part, 10) || 0);
  return { major: parts[0] || 0, minor: parts[1] || 0 };
}

/**
 * The folder of a Node that the project supports, or null when it is this one.
 * @returns {string | null}
 * @throws {Error} in one sentence, when npm has no such Node or it cannot be installed
 */
function nodeFolder() {
  const range = require('../package.json').engines.node;
  const hasNodeApi = Number(process.versions.napi) >= NODE_API_MIN;
  if (hasNodeApi && isSupported({ version: process.versions.node, range })) return null;
  const version = fs.readFileSync(path.join(root, '.node-version'), 'utf8').trim();
  const name = `node-${process.platform}-${process.arch}`;
  const folder = path.join(root, '.node', `v${version}`);
  if (!fs.existsSync(folder)) {
    process.stderr.write(`Installing Node ${version} (npm's ${name}) …\n`);
    const problem = install({ name, version, folder });
    if (problem) {
      throw new Error(
        `Fairhall needs Node ${range.replace('>=', '')} or later; this is Node ${process.versions.node}, and ${name}@${version} cannot be installed from npm (${problem}): install Node ${version} from https://nodejs.org.`,
      );
    }
  }
  process.stderr.write(
    `Node ${process.versions.node} is too old: running on Node ${version} (npm's ${name}).\n`,
  );
  return folder;
}

/**
 * Installs npm's package of a Node, whole or not at all: another command may do the same.
 * @param {{ name: string, version: string, folder: string }} release
 * @returns {string | null} the problem
 */
function install(release) {
  const parent = path.dirname(release.folder);
  const draft = path.join(parent, `draft-${process.pid}`);
  try {
    fs.mkdirSync(draft, { recursive: true });
    const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit'];
    const args = ['install', '--prefix', draft, ...options, `${release.name}@${release.version}`];
    const npm = spawnSync('npm', args, { encoding: 'utf8', timeout: INSTALL_MS_MAX });
    if (npm.error) return reason(npm.error);
    if (npm.status !== 0) return (/code (E\w+)/.exec(npm.stderr) || [])[1] || `exit ${npm.status}`;
    const bin = path.join(draft, 'node_modules', release.name, 'bin');
    const printed = spawnSync(path.join(bin, 'node'), ['--version'], { encoding: 'utf8' });
    if (printed.stdout !== `v${release.version}\n`) return 'it does not run here';
    fs.readdirSync(parent)
      .filter((entry) => entry[0] === 'v')
      .forEach((entry) => {
        fs.rmSync(path.join(parent, entry), { recursive: true, force: true });
      });
    fs.renameSync(bin, release.folder);
    return null;
  } catch (error) {
    return fs.existsSync(release.folder) ? null : reason(error);
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * Runs the command with this one's input and output until it ends, and ends as it does.
 * @param {Command} command
 * @param {string | null} folder of the Node that it runs on
 */
function run(command, folder) {
  const env = Object.assign({}, process.env);
  if (folder) {
    env.PATH = folder + path.delimiter + env.PATH;
    env.NODE = env.npm_node_execpath = path.join(folder, 'node');
  }
  const child = spawn(command.name, command.args, { stdio: 'inherit', env });
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  signals.forEach((signal) => {
    process.on(signal, () => child.kill(signal));
  });
  endWithParent(child);
  child.on('error', (error) => refuse(`${command.name} cannot run: ${error.message}`));
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/**
 * When npm, the parent of this process, is gone, even by SIGKILL, the command would run on in the
 * background and hold its ports.
 * @param {import('node:child_process').ChildProcess} child
 */
function endWithParent(child) {
  if (!process.env.npm_lifecycle_event) return;
  const parentPid = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parentPid) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, PARENT_POLL_MS);
  timer.unref();
}

/** @param {unknown} error */
function reason(error) {
  return error instanceof Error ? error.message : String(error);
}

/** @param {string} message */
function refuse(message) {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

if (require.main === module) {
  try {
    const [name = '', ...args] = process.argv.slice(2);
    run({ name, args }, nodeFolder());
  } catch (error) {
    refuse(reason(error));
  }
}

module.exports = { isSupported };
