import { chmod, copyFile, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { freePorts, portsFromEnvironment, portsOf } from '../../server/commands/ports.mjs';
import { readSettings } from '../../server/kit/src/settings.ts';
import { repository, runCommand } from '../support/command.ts';

const undoing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const undo of undoing.splice(0)) await undo();
});

/** `npm start` with these settings, otherwise on free ports. */
async function start(settings: Record<string, string>) {
  const { web, pay, game, office, metrics } = await freePorts();
  const ports = {
    PORT: String(web),
    PAY_PORT: String(pay),
    GAME_PORT: String(game),
    OFFICE_PORT: String(office),
    METRICS_PORT: String(metrics),
  };
  return runCommand(process.execPath, ['server/commands/start.mjs'], {
    env: { ...process.env, ...ports, ...settings },
  });
}

async function takenPort(): Promise<number> {
  const { web: port } = await freePorts();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  undoing.push(() => new Promise((resolve) => server.close(resolve)));
  return port;
}

test.each(['PORT', 'PAY_PORT', 'GAME_PORT', 'OFFICE_PORT', 'METRICS_PORT'])(
  'an occupied %s stops the start with one line that names port and setting',
  async (setting) => {
    const port = await takenPort();
    const { code, stderr } = await start({ [setting]: String(port) });
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(stderr).toContain(`Port ${port} (setting ${setting}) is already in use`);
    expect(code).toBe(1);
  },
);

test('the ports of a server that does not listen yet are not found again by the next search', async () => {
  const found: number[] = [];
  for (let search = 0; search < 40; search += 1) found.push(...Object.values(await freePorts()));
  expect(new Set(found).size).toBe(found.length);
});

test('one port for two apps stops the start with one line that names both settings', async () => {
  const port = String((await freePorts()).web);
  const { code, stderr } = await start({ PORT: port, GAME_PORT: port });
  expect(stderr).toBe(`PORT and GAME_PORT are both ${port}; each needs a port of its own.\n`);
  expect(code).toBe(1);
});

test.each([
  ['PORT', 'three thousand'],
  ['DATABASE_URL', 'mysql://localhost/fairhall'],
  ['PAYMENT_SECRET', 'short'],
  ['WEB_ORIGIN', 'http://localhost:3000/path'],
])(
  'an invalid %s stops the start with one line that names the key and hides the value',
  async (key, value) => {
    const { code, stderr } = await start({ [key]: value });
    expect(stderr).toMatch(/^Invalid setting: [^\n]+\n$/);
    expect(stderr).toContain(key);
    expect(stderr).not.toContain(value);
    expect(code).toBe(1);
  },
);

test('a public origin with the secrets and sample accounts of a demonstration stops the start with one line that names every setting', async () => {
  const { code, stderr } = await start({ WEB_ORIGIN: 'https://hall.example' });
  expect(stderr).toMatch(/^Invalid setting: [^\n]+\n$/);
  expect(stderr).toMatch(/APP_SECRET: .*PROVIDER_SECRET: .*PAYMENT_SECRET: .*SEED: .*set SEED=off/);
  expect(code).toBe(1);
});

test('a read-only folder stops the start with one line', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'fairhall-read-only-'));
  undoing.push(async () => {
    await chmod(folder, 0o755);
    await rm(folder, { recursive: true });
  });
  await mkdir(path.join(folder, 'server'));
  await cp(path.join(repository, 'server/commands'), path.join(folder, 'server/commands'), {
    recursive: true,
  });
  await copyFile(path.join(repository, 'package.json'), path.join(folder, 'package.json'));
  await chmod(folder, 0o555);

  const { code, stdout, stderr } = await runCommand(...(await asOrdinaryUser(folder)));
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^[^\n]+\n$/);
  expect(stderr).toContain(`The folder ${folder} is not writable`);
  expect(code).toBe(1);
});

/**
 * Root can write everywhere, so the command then runs as the user nobody, with a copy of Node that
 * this user can read.
 */
async function asOrdinaryUser(folder: string): Promise<Parameters<typeof runCommand>> {
  const args = [path.join(folder, 'server/commands/start.mjs')];
  if (process.getuid?.() !== 0) return [process.execPath, args, { cwd: folder }];
  const bin = await mkdtemp(path.join(tmpdir(), 'fairhall-node-'));
  undoing.push(() => rm(bin, { recursive: true }));
  await chmod(bin, 0o755);
  const node = path.join(bin, 'node');
  await copyFile(process.execPath, node);
  await chmod(node, 0o755);
  return [node, args, { cwd: folder, uid: 65_534 }];
}

test('the default ports that are checked before the install are those of the settings', () => {
  const defaults = readSettings({}, repository);
  expect(portsFromEnvironment({})).toEqual(portsOf(defaults));
});
