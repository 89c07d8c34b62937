import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fastify from 'fastify';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { registerDocumentHeaders } from '../../server/api/src/http/security-headers.ts';
import { CLIENT_PATHS } from '../../server/api/src/http/static-client.ts';
import { readSettings, settingNames } from '../../server/kit/src/settings.ts';
import { repository } from '../support/command.ts';
import { readDockerfile } from '../support/dockerfile.ts';

/*
 * Not every machine has a container engine: what can be known without one is checked here. That
 * the images' own steps work is in images.test.ts.
 */

type Service = {
  readonly image: string;
  readonly build?: { readonly context: string; readonly target: string };
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly restart?: string;
  readonly user?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly mem_limit?: string;
  readonly cpus?: number;
  readonly pids_limit?: number;
};

const text = await readFile(path.join(repository, 'docker-compose.yml'), 'utf8');
const compose: {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
} = parse(text, { merge: true });
const services = Object.entries(compose.services);
const oneShots = ['migrate', 'seed'];

test('the compose file follows the compose specification', async () => {
  const linter = createRequire(import.meta.url).resolve('dclint/package.json');
  const schemaFile = path.join(path.dirname(linter), 'schemas', 'compose.schema.json');
  const { $schema: _dialect, ...schema } = JSON.parse(await readFile(schemaFile, 'utf8'));
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const isValid = ajv.compile(schema);
  const valid = isValid(compose);
  expect(isValid.errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

test('it brings up everything that the product is made of', () => {
  expect(Object.keys(compose.services).sort()).toEqual(
    ['api', 'game-server', 'mailpit', 'migrate', 'payments', 'seed', 'web'].sort(),
  );
});

test('it needs no .env: every variable has a default', () => {
  const variables = [...text.matchAll(/\$\{([^}]*)\}/g)].map((match) => match[1] ?? '');
  expect(variables.length).toBeGreaterThan(5);
  for (const variable of variables) expect(variable).toMatch(/^[A-Z_]+:-.+$/);
});

describe.each(services)('the service %s', (name, service) => {
  it('has an image of one version, or is built from a stage that there is', async () => {
    expect(service.image).toMatch(/:v?\d+\.\d+\.\d+$/);
    if (!service.build) return;
    expect(existsSync(path.join(repository, service.build.context))).toBe(true);
    const stages = await readDockerfile(path.join(repository, 'Dockerfile'));
    expect(stages.map((stage) => stage.name)).toContain(service.build.target);
  });

  it('runs a file that the build makes', () => {
    const script = service.command?.find((word) => word.endsWith('.js'));
    if (script === undefined) return;
    const source = script.replace('/dist/', '/src/').replace(/\.js$/, '.ts');
    expect(existsSync(path.join(repository, source)), source).toBe(true);
  });

  it('is given settings that the server knows, with values that it accepts', () => {
    if (service.image !== compose.services['migrate']?.image) return;
    const values = Object.fromEntries(
      Object.entries(service.environment ?? {}).map(([key, value]) => [key, withDefaults(value)]),
    );
    expect(settingNames).toEqual(expect.arrayContaining(Object.keys(values)));
    const settings = readSettings({ NODE_ENV: 'production', HOST: '0.0.0.0', ...values }, '/app');
    expect(settings.databaseFile).toBe('/app/data/fairhall.db');
    const volume = service.volumes?.find((one) => one.endsWith(':/app/data'));
    expect(Object.keys(compose.volumes)).toContain(volume?.split(':')[0]);
  });

  it('waits for services that there are, in a state that they reach', () => {
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      const reached = oneShots.includes(other)
        ? 'service_completed_successfully'
        : 'service_healthy';
      expect(condition, other).toBe(reached);
      if (!oneShots.includes(other)) expect(compose.services[other]?.healthcheck).toBeDefined();
    }
  });

  it('runs as nobody special, with nothing to write to and within limits', () => {
    expect(service.user).toMatch(/^(node|1000:1000)$/);
    expect(service.read_only).toBe(true);
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.cpus).toBeGreaterThan(0);
    expect(service.pids_limit).toBeGreaterThan(0);
  });

  it('comes back when it ends, unless ending is its work', () => {
    expect(service.restart).toBe(oneShots.includes(name) ? 'no' : 'unless-stopped');
    expect(service.healthcheck !== undefined).toBe(!oneShots.includes(name));
  });
});

test('each image that is built here is built once: two builds of one name race for it', () => {
  const built = services.filter(([, { build }]) => build !== undefined);
  expect(built.map(([, { image }]) => image).sort()).toEqual(
    ['fairhall-server:0.1.0', 'fairhall-web:0.1.0'].sort(),
  );
});

test('the web server has the one capability without which the kernel does not run its program', () => {
  const added = services.filter(([, service]) => service.cap_add !== undefined);
  expect(added.map(([name, { cap_add }]) => [name, cap_add])).toEqual([
    ['web', ['NET_BIND_SERVICE']],
  ]);
});

/** Open to this machine alone, unless PUBLISH says otherwise. */
const ownMachine = (ports: string) => `\${PUBLISH:-127.0.0.1}:${ports}`;

test('the ports are those of the settings and of the web server', async () => {
  const { ports } = readSettings({}, '/app');
  const published = Object.fromEntries(services.map(([name, service]) => [name, service.ports]));
  const caddy = await readFile(path.join(repository, 'web', 'Caddyfile'), 'utf8');
  expect(caddy).toContain(':8080 {');
  expect(published).toMatchObject({
    web: [ownMachine(`${ports.web}:8080`)],
    payments: [ownMachine(`${ports.pay}:${ports.pay}`)],
    'game-server': [ownMachine(`${ports.game}:${ports.game}`)],
    api: undefined,
  });
  for (const [name, port, url] of [
    ['api', ports.web, '/api/ready'],
    ['payments', ports.pay, '/health'],
    ['game-server', ports.game, '/health'],
  ] as const) {
    expect(compose.services[name]?.healthcheck?.test.join(' ')).toContain(
      `http://127.0.0.1:${port}${url}`,
    );
  }
});

test('the web server knows the client’s paths', async () => {
  const caddy = await readFile(path.join(repository, 'web', 'Caddyfile'), 'utf8');
  const listed = /@page path (.*)/.exec(caddy)?.[1]?.split(' ') ?? [];
  expect(listed.sort()).toEqual([...CLIENT_PATHS].sort());
  const slashed = /path_regexp slash \^\/\((.*)\)\/\$/.exec(caddy)?.[1]?.split('|') ?? [];
  expect(['/', ...slashed.map((name) => `/${name}`)].sort()).toEqual([...CLIENT_PATHS].sort());
});

test('the web server’s documents have the headers of the API’s own documents', async () => {
  const caddy = await readFile(path.join(repository, 'web', 'Caddyfile'), 'utf8');
  const block = /\(headers\) \{\s*header \{([\s\S]*?)\n\t\}/.exec(caddy)?.[1] ?? '';
  const listed = [...block.matchAll(/^\s*([A-Z][\w-]+) "(.*)"$/gm)].map(
    ([, name = '', value = '']) => [
      name.toLowerCase(),
      value.replace(/\{\$GAME_ORIGIN:(.*?)\}/, '$1'),
    ],
  );
  const { vary: _vary, ...served } = Object.fromEntries(listed);
  expect(served).toEqual(await headersOfOwnDocument());
});

/** The security headers of `/` as the API's own static files have them in production. */
async function headersOfOwnDocument(): Promise<Record<string, unknown>> {
  const app = fastify();
  await registerDocumentHeaders(app, { gameOrigin: 'http://localhost:3002', production: true });
  app.get('/', (_request, reply) => reply.send());
  const { headers } = await app.inject('/');
  await app.close();
  const ofEveryResponse = ['content-length', 'date', 'connection'];
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofEveryResponse.includes(name)),
  );
}

function withDefaults(value: string): string {
  return String(value).replaceAll(/\$\{[A-Z_]+:-(.*?)\}/g, '$1');
}
