import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { settingNames } from '../../server/kit/src/setting-variables.ts';
import { readSettings } from '../../server/kit/src/settings.ts';
import { repository } from '../support/command.ts';
import { compose, type Service, withDefaults } from '../support/compose.ts';

/*
 * What keeps strangers out of a composed stack. That it builds, starts and works is shown in a real
 * container engine: the job `images` of the public workflow.
 */

const services = Object.entries(compose.services);
const isServer = ({ image }: Service) => image === compose.services['migrate']?.image;
const caddy = await readFile(path.join(repository, 'web', 'Caddyfile'), 'utf8');

function environment({ environment }: Service): Record<string, string> {
  const entries = Object.entries(environment ?? {});
  return Object.fromEntries(entries.map(([key, value]) => [key, withDefaults(value)]));
}

describe.each(services)('the service %s', (_name, service) => {
  it('has an image of one version', () => {
    expect(service.image).toMatch(/:v?\d+\.\d+(\.\d+)?$/);
  });

  it('runs without privileges, with a read-only file system and resource limits', () => {
    expect(service.user).toMatch(/^(node|postgres|1000:1000)$/);
    expect(service.read_only).toBe(true);
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.cpus).toBeGreaterThan(0);
    expect(service.pids_limit).toBeGreaterThan(0);
  });
});

test.each(services.filter(([, service]) => isServer(service)))(
  'with a public origin %s refuses the secrets, passwords and accounts of the demonstration',
  (_name, service) => {
    const values = environment(service);
    expect(settingNames).toEqual(expect.arrayContaining(Object.keys(values)));
    const isPublic = { ...values, NODE_ENV: 'production', WEB_ORIGIN: 'https://hall.example' };
    expect(() => readSettings(isPublic, '/app')).toThrow(
      /APP_SECRET: the repository .*PROVIDER_SECRET: the repository .*PAYMENT_SECRET: the repository .*SEED: /,
    );
    for (const name of ['DATABASE_URL', 'GAME_DATABASE_URL'].filter((name) => name in values)) {
      expect(() => readSettings(isPublic, '/app')).toThrow(`${name}: the password is guessable`);
    }
  },
);

test('the web servers have the one capability without which the kernel does not execute their program', () => {
  const added = services.filter(([, service]) => service.cap_add !== undefined);
  expect(added.map(([name, { cap_add }]) => [name, cap_add])).toEqual([
    ['web', ['NET_BIND_SERVICE']],
    ['scale-games', ['NET_BIND_SERVICE']],
    ['scale-web', ['NET_BIND_SERVICE']],
  ]);
});

test('every port is open to this machine alone: with PUBLISH, only those of players', () => {
  const ports = services.flatMap(([name, { ports = [] }]) =>
    ports.map((port) => ({ name, port, isLocal: port.startsWith('127.0.0.1:') })),
  );
  const publishable = ports.filter(({ isLocal }) => !isLocal);
  expect(publishable.map(({ name }) => name).sort()).toEqual([
    'game-server',
    'payments',
    'scale-games',
    'scale-payments',
    'scale-web',
    'web',
  ]);
  for (const { port } of publishable)
    expect(port).toMatch(/^\$\{PUBLISH:-127\.0\.0\.1\}:300[0-2]:/);
  expect(compose.services['postgres']?.ports).toBeUndefined();
});

test('the web server trusts the proxies of one setting alone, and forwards one address', () => {
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

test('the web server leaves the documents to the API, whose policy follows the providers', () => {
  expect(/@files path (.*)/.exec(caddy)?.[1]).toBe('/assets/* /art/* /icons/*');
  expect(caddy.match(/file_server/g)).toHaveLength(1);
  expect(caddy).not.toMatch(/content-security-policy/i);
});

test('every base image and every action of the public workflows is of one version', async () => {
  const dockerfile = await readFile(path.join(repository, 'Dockerfile'), 'utf8');
  for (const [, image] of dockerfile.matchAll(/^FROM (\S+)/gm)) {
    expect(image).toMatch(/^[a-z]+:\d+\.\d+\.\d+(-[a-z-]+)?$/);
  }
  const folder = path.join(repository, '.github', 'workflows');
  for (const name of await readdir(folder)) {
    const workflow = await readFile(path.join(folder, name), 'utf8');
    for (const [, action] of workflow.matchAll(/uses: (\S+)/g)) {
      expect(action).toMatch(/^actions\/[a-z-]+@v\d+$/);
    }
  }
});
