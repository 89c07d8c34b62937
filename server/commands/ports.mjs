import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { CommandError, errorCode } from './command-error.mjs';

/** @typedef {import('../kit/src/settings.ts').Settings} Settings */
/** @typedef {{ setting: string, port: number }} NamedPort */

/**
 * The ports before the server's own settings can be read (they need an install). A test holds them
 * equal to the defaults of settings.ts.
 * @type {NamedPort[]}
 */
const defaultPorts = [
  { setting: 'PORT', port: 3000 },
  { setting: 'PAY_PORT', port: 3001 },
  { setting: 'GAME_PORT', port: 3002 },
];

/**
 * The ports as far as they can be known before the install: a value that is no port at all is left
 * to the settings, which name it.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {NamedPort[]}
 */
export function portsFromEnvironment(env = process.env) {
  return defaultPorts.flatMap(({ setting, port }) => {
    const value = env[setting] || String(port);
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
  for (const [place, { setting, port }] of ports.entries()) {
    const twin = ports.slice(0, place).find((other) => other.port === port);
    if (twin)
      throw new CommandError(
        `${twin.setting} and ${setting} are both ${port}; each needs a port of its own.`,
      );
  }
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
 * Ports that nobody listens on at this moment; all are held at once, so that they differ.
 * @returns {Promise<{ web: number, pay: number, game: number, metrics: number }>}
 */
export async function freePorts() {
  const [web, pay, game, metrics] = await Promise.all([
    holdPort(),
    holdPort(),
    holdPort(),
    holdPort(),
  ]);
  await Promise.all([web, pay, game, metrics].map(({ release }) => release()));
  return { web: web.port, pay: pay.port, game: game.port, metrics: metrics.port };
}

/**
 * Below the ports that systems give to connections that go out (from 32,768 on): between the search
 * and the server's start one of those may be taken by anybody who connects to anything.
 */
const SEARCHED = { from: 10_000, to: 32_000 };
const TRIES_MAX = 100;

/** @returns {Promise<{ port: number, release: () => Promise<void> }>} */
async function holdPort() {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const port = randomInt(SEARCHED.from, SEARCHED.to);
    const server = createServer();
    const isHeld = await new Promise((resolve) => {
      server.once('error', () => resolve(false));
      server.listen({ host: '127.0.0.1', port, exclusive: true }, () => resolve(true));
    });
    if (isHeld) return { port, release: () => new Promise((done) => server.close(() => done())) };
  }
  throw new CommandError(`None of ${TRIES_MAX} ports between 10,000 and 32,000 is free.`);
}

/**
 * @param {{ host: string, port: number }} address
 * @returns {Promise<string>} the system's error code; empty when the port is free. A machine
 *   without this kind of address (no IPv6) has nobody listening there.
 */
function listenProblem({ host, port }) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(errorCode(error)));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve('')));
  });
}
