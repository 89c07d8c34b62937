import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../../server/kit/src/settings.ts';
import { repository } from '../support/command.ts';
import { compose, type Service, withDefaults } from '../support/compose.ts';

/* The profile `scale`: what every service of the compose file has is in compose.test.ts. */

const services = Object.entries(compose.services).filter(([, { profiles }]) => profiles);
const nodes = ['scale-api-1', 'scale-api-2', 'scale-api-3'];
const gameServers = ['scale-game-server-1', 'scale-game-server-2'];
const caddyfile = await readFile(path.join(repository, 'web', 'Caddyfile'), 'utf8');

function service(name: string): Service {
  const found = compose.services[name];
  if (!found) throw new Error(`there is no service ${name}`);
  return found;
}

function environment(name: string): Record<string, string> {
  const entries = Object.entries(service(name).environment ?? {});
  return Object.fromEntries(entries.map(([key, value]) => [key, withDefaults(value)]));
}

test('it has PostgreSQL, three API nodes, two game servers, and the other services of the product', () => {
  const replaced = ['migrate', 'seed', 'payments', 'games', 'web'];
  expect(services.map(([name]) => name).sort()).toEqual(
    ['postgres', ...nodes, ...gameServers, ...replaced.map((name) => `scale-${name}`)].sort(),
  );
  for (const [, { profiles }] of services) expect(profiles).toEqual(['scale']);
});

test('its services depend on one another, and on the mail box, so that its web server starts them all', () => {
  const started = new Set<string>();
  const start = (name: string) => {
    started.add(name);
    for (const other of Object.keys(service(name).depends_on ?? {})) start(other);
  };
  start('scale-web');
  expect([...started].sort()).toEqual([...services.map(([name]) => name), 'mailpit'].sort());
});

test('all its servers use one PostgreSQL, whose data are above the folder of its version', () => {
  const servers = services.filter(([, { image }]) => image.startsWith('fairhall-server:'));
  expect(servers.length).toBe(8);
  for (const [name] of servers) {
    const { database, gameDatabaseUrl } = readSettings(environment(name), '/app');
    expect(database).toMatchObject({
      backend: 'postgresql',
      url: 'postgresql://fairhall:demonstration@postgres:5432/fairhall',
    });
    expect(gameDatabaseUrl).toBe('postgresql://fairhall:demonstration@postgres:5432/games');
  }
  const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = environment('postgres');
  expect({ POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB }).toEqual({
    POSTGRES_USER: 'fairhall',
    POSTGRES_PASSWORD: 'demonstration',
    POSTGRES_DB: 'fairhall',
  });
  expect(service('postgres').image).toMatch(/^postgres:18\./);
  expect(service('postgres').volumes).toEqual(['postgres-data:/var/lib/postgresql']);
  expect(service('postgres').ports).toBeUndefined();
});

test('a public origin refuses the password of the demonstration', () => {
  const { DATABASE_URL, GAME_DATABASE_URL } = environment('scale-api-1');
  const open = { ...environment('scale-api-1'), WEB_ORIGIN: 'https://hall.example' };
  for (const name of ['DATABASE_URL', 'GAME_DATABASE_URL']) {
    expect(() => readSettings(open, '/app')).toThrow(`${name}: the password is guessable`);
  }
  const DATABASE_PASSWORD = '5d0c2b7f94e1a86370cb58d21f4e9a63';
  expect(DATABASE_URL).toContain('demonstration');
  const own = {
    ...open,
    DATABASE_URL: DATABASE_URL?.replace('demonstration', DATABASE_PASSWORD),
    GAME_DATABASE_URL: GAME_DATABASE_URL?.replace('demonstration', DATABASE_PASSWORD),
  };
  expect(() => readSettings(own, '/app')).not.toThrow(/DATABASE_URL/);
});

test('its nodes differ in their ports for this machine alone: the first one has the back office', () => {
  const [first, ...others] = nodes.map(service);
  for (const other of others) expect({ ...other, ports: [] }).toEqual({ ...first, ports: [] });
  expect(nodes.map((name) => service(name).ports)).toEqual([
    ['127.0.0.1:9464:9464', '127.0.0.1:3003:3003'],
    ['127.0.0.1:9465:9464'],
    ['127.0.0.1:9466:9464'],
  ]);
});

test('the other servers reach the API through the web server, and one another', () => {
  for (const name of [...nodes, 'scale-payments', ...gameServers]) {
    const { origins } = readSettings(environment(name), '/app');
    expect(origins).toMatchObject({
      apiInside: 'http://scale-web:8080',
      payInside: 'http://scale-payments:3001',
      gameInside: 'http://scale-games:8082',
    });
  }
});

test('its mails, secrets, health checks and limits are those of the default stack', () => {
  const replaced = services.filter(([name]) => name !== 'postgres' && name !== 'scale-games');
  for (const [name, { profiles: _scale, ...own }] of replaced) {
    const like = service(defaultOf(name));
    const differs = { environment: {}, volumes: [], depends_on: {}, ports: [] };
    expect({ ...own, ...differs }).toEqual({ ...like, ...differs });
    if (![...nodes, ...gameServers].includes(name)) expect(own.ports).toEqual(like.ports);
    const { API_ADDRESS: _nodes, ...values } = like.environment ?? {};
    const others = Object.entries(values).filter(([key]) => !key.endsWith('_INSIDE_ORIGIN'));
    expect(own.environment).toMatchObject(Object.fromEntries(others));
  }
});

/** The service of the default stack in whose place it is. */
function defaultOf(name: string): string {
  if (nodes.includes(name)) return 'api';
  return gameServers.includes(name) ? 'game-server' : name.replace('scale-', '');
}

test('one address leads to both game servers, whose database the first start of PostgreSQL creates', () => {
  const { GAME_ADDRESS } = environment('scale-games');
  expect(GAME_ADDRESS?.split(' ')).toEqual(gameServers.map((name) => `${name}:3002`));
  expect(service('scale-games').ports?.map(withDefaults)).toEqual(['127.0.0.1:3002:8082']);
  expect(service('scale-games').command).toContain('/etc/caddy/Caddyfile.games');
  for (const name of gameServers) expect(service(name).ports).toEqual([]);
  expect(service('postgres').configs).toEqual([
    {
      source: 'game-database',
      target: '/docker-entrypoint-initdb.d/game-database.sql',
    },
  ]);
  expect(compose.configs['game-database']?.file).toBe(
    './prisma/postgresql/create-game-database.sql',
  );
});

test('its web server knows every node and takes each one out before it closes', () => {
  const { API_ADDRESS, LOAD_BALANCING } = environment('scale-web');
  expect(API_ADDRESS?.split(' ')).toEqual(nodes.map((name) => `${name}:3000`));
  expect(caddyfile).toContain('import {$LOAD_BALANCING:one-node}\n');
  const snippet = caddyfile.slice(caddyfile.indexOf(`(${LOAD_BALANCING}) {`));
  const [block = ''] = /^[^}]*/.exec(snippet) ?? [];
  expect(block).toContain('lb_policy least_conn\n');
  expect(block).toContain('lb_try_duration 3s\n');
  expect(block).toContain('health_uri /api/ready\n');
  const checkS = Number(/health_interval (\d+)s\n/.exec(block)?.[1]);
  for (const name of nodes) {
    const drainMs = readSettings(environment(name), '/app').drainMs ?? 0;
    expect(drainMs).toBeGreaterThanOrEqual(2 * checkS * 1000);
    // After the drain the server may take 15 s more before the engine kills it.
    const graceMs = Number.parseInt(service(name).stop_grace_period ?? '', 10) * 1000;
    expect(graceMs).toBeGreaterThan(drainMs + 15_000);
  }
});

test('the default web server waits for its one API', () => {
  expect(compose.services['web']?.environment).not.toHaveProperty('LOAD_BALANCING');
  const snippet = caddyfile.slice(caddyfile.indexOf('(one-node) {'));
  const [block = ''] = /^[^}]*/.exec(snippet) ?? [];
  expect(block.trim().split(/\n\s*/)).toEqual([
    '(one-node) {',
    'lb_try_duration 10s',
    'lb_try_interval 250ms',
  ]);
});
