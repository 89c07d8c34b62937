import { mkdtempSync, rmdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CommandError } from './command-error.mjs';
import { root } from './root.mjs';

/** @typedef {import('../src/core/settings.ts').Settings} Settings */
/** @typedef {{ setting: string, port: number }} NamedPort */

/**
 * The ports before the server's own settings can be read (they need an install). A test holds them
 * equal to the defaults of settings.ts.
 * @type {NamedPort[]}
 */
export const defaultPorts = [
  { setting: 'PORT', port: 3000 },
  { setting: 'PAY_PORT', port: 3001 },
  { setting: 'GAME_PORT', port: 3002 },
];

/**
 * @param {string} folder
 * @throws {CommandError} when nothing can be written there
 */
export function requireWritable(folder) {
  try {
    rmdirSync(mkdtempSync(path.join(folder, '.fairhall-')));
  } catch (error) {
    throw new CommandError(
      `The folder ${folder} is not writable (${codeOf(error)}); Fairhall builds and keeps its data there.`,
    );
  }
}

/**
 * The ports as far as they can be known before the install: a value that is no port at all is left
 * to the settings, which name it.
 * @returns {NamedPort[]}
 */
export function portsFromEnvironment() {
  return defaultPorts.flatMap(({ setting, port }) => {
    const value = process.env[setting] || String(port);
    const number = Number(value);
    return Number.isInteger(number) && number > 0 && number < 65_536
      ? [{ setting, port: number }]
      : [];
  });
}

/**
 * @param {Settings} settings
 * @returns {NamedPort[]}
 */
export function portsOf({ ports }) {
  return [
    { setting: 'PORT', port: ports.web },
    { setting: 'PAY_PORT', port: ports.pay },
    { setting: 'GAME_PORT', port: ports.game },
  ];
}

/**
 * @param {NamedPort[]} ports
 * @throws {CommandError} naming the first port that cannot be listened on, and its setting
 */
export async function requireFreePorts(ports) {
  for (const { setting, port } of ports) {
    for (const host of ['0.0.0.0', '127.0.0.1', '::1']) {
      const code = await listenProblem({ host, port });
      if (code === 'EADDRINUSE') {
        throw new CommandError(
          `Port ${port} (setting ${setting}) is already in use; stop what listens there, or choose another: ${setting}=<port> npm start`,
        );
      }
      if (code === 'EACCES') {
        throw new CommandError(
          `Port ${port} (setting ${setting}) needs more rights than you have; choose one above 1023.`,
        );
      }
    }
  }
}

/**
 * The settings as the built server reads them.
 * @returns {Promise<Settings>}
 * @throws {CommandError} naming the bad keys
 */
export async function readBuiltSettings() {
  const file = path.join(root, 'server', 'dist', 'server', 'src', 'core', 'settings.js');
  /** @type {typeof import('../src/core/settings.ts')} */
  const { readSettings, SettingsError } = await import(pathToFileURL(file).href);
  try {
    return readSettings(process.env, root);
  } catch (error) {
    if (error instanceof SettingsError) throw new CommandError(`Bad setting: ${error.message}`);
    throw error;
  }
}

/**
 * @param {{ host: string, port: number }} address
 * @returns {Promise<string>} the system's error code; empty when the port is free. A machine
 *   without this kind of address (no IPv6) has nobody listening there.
 */
function listenProblem({ host, port }) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(codeOf(error)));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve('')));
  });
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
