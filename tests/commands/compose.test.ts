import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it, test } from 'vitest';
import { settingNames } from '../../server/kit/src/setting-variables.ts';
import { readSettings } from '../../server/kit/src/settings.ts';
import { repository } from '../support/command.ts';
import { compose, composeText, type Service, withDefaults } from '../support/compose.ts';
import { readDockerfile } from '../support/dockerfile.ts';

/*
 * Not every machine has a container engine: these tests check what requires none. images.test.ts
 * runs the images' build steps.
 */

const services = Object.entries(compose.services);
const oneShots = ['migrate', 'seed', 'scale-migrate', 'scale-seed'];
/** Those that `docker compose up` starts; compose-scale.test.ts has the others. */
const isDefault = ({ profiles }: Service) => profiles === undefined;
const defaults = services.filter(([, service]) => isDefault(service));

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

test('it starts every service of the product', () => {
  expect(defaults.map(([name]) => name).sort()).toEqual(
    ['api', 'game-server', 'mailpit', 'migrate', 'payments', 'seed', 'web'].sort(),
  );
});

test('it needs no .env: every variable has a default', () => {
  const variables = [...composeText.matchAll(/\$\{([^}]*)\}/g)].map((match) => match[1] ?? '');
  expect(variables.length).toBeGreaterThan(5);
  for (const variable of variables) expect(variable).toMatch(/^[A-Z_]+:-/);
});

describe.each(services)('the service %s', (name, service) => {
  it('has an image of one version, or is built from an existing stage', async () => {
    expect(service.image).toMatch(/:v?\d+\.\d+(\.\d+)?$/);
    if (!service.build) return;
    expect(existsSync(path.join(repository, service.build.context))).toBe(true);
    const stages = await readDockerfile(path.join(repository, 'Dockerfile'));
    expect(stages.map((stage) => stage.name)).toContain(service.build.target);
  });

  it('runs a file of the build', () => {
    const script = service.command?.find((word) => word.endsWith('.js'));
    if (script === undefined) return;
    const source = script.replace('/dist/', '/src/').replace(/\.js$/, '.ts');
    expect(existsSync(path.join(repository, source)), source).toBe(true);
  });

  it('has known settings with valid values', () => {
    if (service.image !== compose.services['migrate']?.image) return;
    const values = Object.fromEntries(
      Object.entries(service.environment ?? {}).map(([key, value]) => [key, withDefaults(value)]),
    );
    expect(settingNames).toEqual(expect.arrayContaining(Object.keys(values)));
    const settings = readSettings({ NODE_ENV: 'production', HOST: '0.0.0.0', ...values }, '/app');
    if (isDefault(service)) {
      expect(settings.database).toEqual({ backend: 'sqlite', file: '/app/data/fairhall.db' });
    }
    // The demonstration's values are for this machine alone.
    const isPublic = { ...values, NODE_ENV: 'production', WEB_ORIGIN: 'https://hall.example' };
    expect(() => readSettings(isPublic, '/app')).toThrow(
      /APP_SECRET: the repository .*PROVIDER_SECRET: the repository .*PAYMENT_SECRET: the repository .*SEED: /,
    );
  });

  it('stores its data in a volume', () => {
    const volumes = service.volumes?.map((volume) => volume.split(':')[0]) ?? [];
    expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(volumes));
    const isServer = service.image === compose.services['migrate']?.image;
    if (isServer && isDefault(service)) expect(volumes).toHaveLength(1);
  });

  it('depends on existing services, in a state that they reach', () => {
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      const reached = oneShots.includes(other)
        ? 'service_completed_successfully'
        : 'service_healthy';
      expect(condition, other).toBe(reached);
      if (!oneShots.includes(other)) expect(compose.services[other]?.healthcheck).toBeDefined();
    }
  });

  it('runs without privileges, with a read-only file system and resource limits', () => {
    expect(service.user).toMatch(/^(node|postgres|1000:1000)$/);
    expect(service.read_only).toBe(true);
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.cpus).toBeGreaterThan(0);
    expect(service.pids_limit).toBeGreaterThan(0);
  });

  it('restarts when it ends, except for a one-shot', () => {
    expect(service.restart).toBe(oneShots.includes(name) ? 'no' : 'unless-stopped');
    expect(service.healthcheck !== undefined).toBe(!oneShots.includes(name));
  });
});

test('each image is built once: parallel builds of one name can fail', () => {
  for (const profile of [defaults, services.filter(([, service]) => !isDefault(service))]) {
    const built = profile.filter(([, { build }]) => build !== undefined);
    expect(built.map(([, { image }]) => image).sort()).toEqual(
      ['fairhall-server:0.1.0', 'fairhall-web:0.1.0'].sort(),
    );
  }
});

test('after an update every start builds the own images, and none is looked for in a registry', () => {
  for (const [name, { image, build, pull_policy }] of services) {
    const own = build ? 'build' : 'never';
    expect(pull_policy, name).toBe(image.startsWith('fairhall-') ? own : undefined);
  }
});

test('a service is found healthy within a second, however long its first start takes', () => {
  for (const [name, { healthcheck }] of services) {
    if (!healthcheck) continue;
    expect(healthcheck, name).toMatchObject({ start_interval: '500ms', start_period: '60s' });
  }
});

test('the API knows whether there are sample accounts, so that its commands and its start agree', () => {
  const values = ['migrate', 'seed', 'api'].map((name) => compose.services[name]?.environment);
  for (const environment of values) expect(environment).toHaveProperty('SEED', `\${SEED:-on}`);
});

test('the web server has the one capability without which the kernel does not execute its program', () => {
  const added = services.filter(([, service]) => service.cap_add !== undefined);
  expect(added.map(([name, { cap_add }]) => [name, cap_add])).toEqual([
    ['web', ['NET_BIND_SERVICE']],
    ['scale-games', ['NET_BIND_SERVICE']],
    ['scale-web', ['NET_BIND_SERVICE']],
  ]);
});

/** Published to this machine alone, unless PUBLISH is set. */
const ownMachine = (ports: string) => `\${PUBLISH:-127.0.0.1}:${ports}`;

test('the mail box, the metrics and the back office stay on this machine, whatever PUBLISH is', () => {
  expect(compose.services['mailpit']?.ports).toEqual(['127.0.0.1:8025:8025']);
  expect(compose.services['api']?.ports).toEqual(['127.0.0.1:9464:9464', '127.0.0.1:3003:3003']);
});

test('the ports are those of the settings and of the web server', async () => {
  const { ports, metrics } = readSettings({}, '/app');
  const published = Object.fromEntries(services.map(([name, service]) => [name, service.ports]));
  const caddy = await readFile(path.join(repository, 'web', 'Caddyfile'), 'utf8');
  expect(caddy).toContain(':8080 {');
  expect(published).toMatchObject({
    web: [ownMachine(`${ports.web}:8080`)],
    payments: [ownMachine(`${ports.pay}:${ports.pay}`)],
    'game-server': [ownMachine(`${ports.game}:${ports.game}`)],
    api: [`127.0.0.1:${metrics.port}:${metrics.port}`, `127.0.0.1:${ports.office}:${ports.office}`],
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

test('the web server trusts the proxies of one setting alone, and forwards one address', async () => {
  const caddy = await readFile(path.join(repository, 'web', 'Caddyfile'), 'utf8');
  // Strict: from the right. Otherwise the first address counts, which a player can write.
  expect(caddy).toMatch(
    /trusted_proxies static \{\$TRUSTED_PROXIES:127\.0\.0\.1\}\n\s*trusted_proxies_strict\n/,
  );
  expect(caddy).toContain('header_up X-Forwarded-For {client_ip}\n');
  const { web, api } = compose.services;
  expect(web?.environment?.['TRUSTED_PROXIES']).toBe(`\${TRUSTED_PROXIES:-127.0.0.1}`);
  // With one address in the header, every trust in private networks leads to that address.
  expect(api?.environment?.['TRUSTED_PROXIES']).toBe('uniquelocal');
});

test('a call during a restart of the API waits for it, and then gets an envelope in the player’s language', async () => {
  const caddy = await readFile(path.join(repository, 'web', 'Caddyfile'), 'utf8');
  expect(caddy).toMatch(/lb_try_duration 10s\n\s*lb_try_interval 250ms\n/);
  expect(caddy).toContain('request_buffers 1MiB\n');
  const errors = caddy.slice(caddy.indexOf('handle_errors'));
  expect(errors).toContain('@api path /api/*');
  const [, envelope = '', status] = /respond `(.*)` (\d+)/.exec(errors) ?? [];
  expect(JSON.parse(envelope)).toEqual({ code: 503, msg: '{unavailable}', data: null });
  expect(status).toBe('503');
  const texts = [...errors.matchAll(/^\s*(?:~\(\?i\)\^(\w\w)|default) "(.+)"$/gm)];
  expect(texts.map(([, language = 'en']) => language).sort()).toEqual(['en', 'es', 'id', 'pt']);
});

test('the web server leaves the documents to the API, whose policy follows the providers', async () => {
  const caddy = await readFile(path.join(repository, 'web', 'Caddyfile'), 'utf8');
  expect(/@files path (.*)/.exec(caddy)?.[1]).toBe('/assets/* /art/* /icons/*');
  expect(caddy.match(/file_server/g)).toHaveLength(1);
  expect(caddy).not.toMatch(/content-security-policy/i);
});
