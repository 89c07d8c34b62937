import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { CommandError, errorCode } from './command-error.mjs';

/** @typedef {import('../kit/src/settings.ts').Settings} Settings */
/** @typedef {{ setting: string, port: number }} NamedPort */

/**
 * Defaults for use before the install, when settings.ts cannot be loaded yet. A test compares them
 * with settings.ts.
 * @type {NamedPort[]}
 */
const defaultPorts = [
  { setting: 'PORT', port: 3000 },
  { setting: 'PAY_PORT', port: 3001 },
  { setting: 'GAME_PORT', port: 3002 },
  { setting: 'OFFICE_PORT', port: 3003 },
  { setting: 'METRICS_PORT', port: 9464 },
];

/**
 * The ports as far as they can be read before the install. An invalid value is left out here; the
 * settings report it.
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
export function portsOf({ ports, metrics }) {
  return [
    { setting: 'PORT', port: ports.web },
    { setting: 'PAY_PORT', port: ports.pay },
    { setting: 'GAME_PORT', port: ports.game },
    { setting: 'OFFICE_PORT', port: ports.office },
    { setting: 'METRICS_PORT', port: metrics.port },
  ];
}

/**
 * @param {NamedPort[]} ports
 * @throws {CommandError} with the first port that cannot be bound, and its setting
 */
export async function requireFreePorts(ports) {
  for (const [place, { setting, port }] of ports.entries()) {
    const duplicate = ports.slice(0, place).find((other) => other.port === port);
    if (duplicate)
      throw new CommandError(
        `${duplicate.setting} and ${setting} are both ${port}; each needs a port of its own.`,
      );
  }
  for (const { setting, port } of ports) {
    for (const host of ['0.0.0.0', '127.0.0.1', '::1']) {
      const code = await listenProblem({ host, port });
      if (code === 'EADDRINUSE') {
        throw new CommandError(
          `Port ${port} (setting ${setting}) is already in use; stop the process that listens on it, or choose another: ${setting}=<port> npm start`,
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
 * Free ports. All are bound at the same time, so that they differ.
 * @returns {Promise<{ web: number, pay: number, game: number, office: number, metrics: number }>}
 */
export async function freePorts() {
  const [web, pay, game, office, metrics] = await Promise.all([
    holdPort(),
    holdPort(),
    holdPort(),
    holdPort(),
    holdPort(),
  ]);
  const held = { web, pay, game, office, metrics };
  await Promise.all(Object.values(held).map(({ release }) => release()));
  return {
    web: web.port,
    pay: pay.port,
    game: game.port,
    office: office.port,
    metrics: metrics.port,
  };
}

/**
 * Below the ephemeral ports (from 32,768 on): an outgoing connection could take one of those
 * between the search and the server's start. Each worker of a test run searches in a part of its own, so
 * that another worker cannot take the port either; and it tries them in turn, so that two servers
 * that start at the same time never find the same one.
 */
const PORT_RANGE = { from: 10_000, to: 32_000 };
const PARTS = 8;
const worker = Number(process.env['VITEST_POOL_ID'] ?? process.env['TEST_PARALLEL_INDEX'] ?? 0);
const part = (PORT_RANGE.to - PORT_RANGE.from) / PARTS;
const from = PORT_RANGE.from + (worker % PARTS) * part;
const ATTEMPTS_MAX = 100;
let tried = randomInt(part);

/** @returns {Promise<{ port: number, release: () => Promise<void> }>} */
async function holdPort() {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    tried = (tried + 1) % part;
    const port = from + tried;
    const server = createServer();
    const isHeld = await new Promise((resolve) => {
      server.once('error', () => resolve(false));
      server.listen({ host: '127.0.0.1', port, exclusive: true }, () => resolve(true));
    });
    if (isHeld) return { port, release: () => new Promise((done) => server.close(() => done())) };
  }
  throw new CommandError(`None of ${ATTEMPTS_MAX} ports between 10,000 and 32,000 is free.`);
}

/**
 * @param {{ host: string, port: number }} address
 * @returns {Promise<string>} the system's error code; empty when the port is free, also on a
 *   machine without this address family (no IPv6).
 */
function listenProblem({ host, port }) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(errorCode(error)));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve('')));
  });
}
