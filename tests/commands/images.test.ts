import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { webBuild } from '../../server/commands/build-steps.mjs';
import { freePorts } from '../../server/commands/ports.mjs';
import { pruneForServing } from '../../server/commands/prune-serving.mjs';
import { isFullSuite } from '../../server/commands/suite.mjs';
import { repository } from '../support/command.ts';
import {
  type BuiltStage,
  DockerfileRun,
  readDockerfile,
  readDockerignore,
} from '../support/dockerfile.ts';

/*
 * Not every machine has a container engine. The steps of the Dockerfile run here in order, each
 * stage in an empty folder, so that a missing COPY fails as in an image. They install and build the
 * product again, which takes minutes: the full suite alone runs this file.
 */

const READY_MS_MAX = 60_000;

test.runIf(isFullSuite)(
  'the steps of the Dockerfile build a server that runs from the copied files',
  {
    timeout: 300_000,
  },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'fairhall-images-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const stages = await readDockerfile(path.join(repository, 'Dockerfile'));
    const ignored = await readDockerignore(path.join(repository, '.dockerignore'));
    const images = new DockerfileRun({ context: repository, folder, ignored });
    const built = new Map<string, BuiltStage>();
    for (const stage of stages) built.set(stage.name, await images.build(stage));

    const runtime = built.get('runtime');
    const web = built.get('web');
    if (!runtime || !web) throw new Error('the Dockerfile has no stage runtime or web');
    await expectNoTools(runtime);
    expect(existsSync(path.join(web.root, 'srv', 'index.html'))).toBe(true);
    expect(existsSync(path.join(web.root, 'etc', 'caddy', 'Caddyfile'))).toBe(true);

    const { web: origin, office } = await serve(runtime);
    expect(await (await fetch(office)).text()).toContain('<div id="root">');
    expect(await (await fetch(`${origin}/api/ready`)).json()).toMatchObject({ code: 200 });
    expect(await (await fetch(origin)).text()).toContain('<div id="root">');
    const login = await fetch(`${origin}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'demo@fairhall.test', password: 'Fairhall1!' }),
    });
    expect(await login.json()).toMatchObject({ code: 200, data: { nickName: expect.any(String) } });
  },
);

test('every image is pinned to a version, and the runtime image is slim', async () => {
  const stages = await readDockerfile(path.join(repository, 'Dockerfile'));
  for (const { image } of stages) expect(image).toMatch(/^[a-z]+:\d+\.\d+\.\d+(-[a-z-]+)?$/);
  expect(stages.find(({ name }) => name === 'runtime')?.image).toMatch(/^node:24\..*-slim$/);
});

test('an edit of a test, of the web server’s settings or of a document builds nothing again', async () => {
  const ignored = await readDockerignore(path.join(repository, '.dockerignore'));
  for (const file of [
    'tests/api/deposits.test.ts',
    'tests/support/stack.ts',
    'server/kit/src/settings.test.ts',
    'web/src/lib/api/envelope-link.test.ts',
    'docs/testing.md',
  ]) {
    expect(ignored.ignores(file), file).toBe(true);
  }
  for (const file of ['tests/package.json', 'server/kit/src/settings.ts', 'web/Caddyfile']) {
    expect(ignored.ignores(file), file).toBe(false);
  }
  const stages = await readDockerfile(path.join(repository, 'Dockerfile'));
  const build = stages.find(({ name }) => name === 'build');
  const copied = build?.steps.flatMap(({ keyword, text }) => (keyword === 'COPY' ? [text] : []));
  expect(copied).toContain('web/src web/src');
  expect(copied).not.toContain('web web');
});

test('the build copies every input of the web client, its documents among them', async () => {
  const documents = (await readdir(path.join(repository, 'web'))).filter((name) =>
    name.endsWith('.html'),
  );
  expect(webBuild.inputs).toEqual(expect.arrayContaining(documents.map((name) => `web/${name}`)));
  const stages = await readDockerfile(path.join(repository, 'Dockerfile'));
  const steps = stages.find(({ name }) => name === 'build')?.steps ?? [];
  const copied = steps.flatMap(({ keyword, text }) =>
    keyword === 'COPY' ? text.split(' ').slice(0, -1) : [],
  );
  for (const input of webBuild.inputs) {
    const isCopied = copied.some((source) => input === source || input.startsWith(`${source}/`));
    expect(isCopied, input).toBe(true);
  }
});

test('the commands of the README for containers are files of the runtime image', async () => {
  const stages = await readDockerfile(path.join(repository, 'Dockerfile'));
  const runtime = stages.find(({ name }) => name === 'runtime');
  const copied = runtime?.steps.flatMap(({ keyword, text }) =>
    keyword === 'COPY' ? (text.split(' ').at(-1) ?? []) : [],
  );
  const { scripts } = JSON.parse(await readFile(path.join(repository, 'package.json'), 'utf8'));
  const names = [
    'backup',
    'restore',
    'ledger:check',
    'payments:compare',
    'rounds:open',
    'providers',
    'move',
    'migrate',
    'seed',
  ];
  for (const name of names) {
    const [, folder] = /^node (\S+\/dist)\//.exec(scripts[name]) ?? [];
    expect(copied, name).toContain(folder);
  }
  // On a read-only file system npm would complain about its log files.
  expect(runtime?.steps.map(({ text }) => text)).toContain('NPM_CONFIG_LOGS_MAX=0');
});

test('run-time packages lose what only tools read: other databases, sources, types', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'fairhall-prune-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const store = path.join(folder, 'node_modules', '.pnpm');
  const prisma = 'client@7/node_modules/@prisma/client/runtime';
  const sqlite = 'sqlite@12/node_modules/better-sqlite3';
  const remaining = [
    `${prisma}/client.js`,
    `${prisma}/query_compiler_fast_bg.sqlite.wasm-base64.mjs`,
    `${prisma}/query_compiler_fast_bg.postgresql.wasm-base64.mjs`,
    `${sqlite}/LICENSE`,
    `${sqlite}/lib/index.js`,
    `${sqlite}/build/Release/better_sqlite3.node`,
  ];
  const removed = [
    `${prisma}/client.d.mts`,
    `${prisma}/client.js.map`,
    `${prisma}/query_compiler_fast_bg.mysql.wasm-base64.mjs`,
    `${prisma}/query_compiler_small_bg.sqlite.wasm-base64.mjs`,
    `${sqlite}/deps/sqlite3.gyp`,
    `${sqlite}/src/better_sqlite3.cpp`,
    `${sqlite}/build/Release/obj.target/better_sqlite3.node`,
  ];
  for (const file of [...remaining, ...removed]) {
    await mkdir(path.dirname(path.join(store, file)), { recursive: true });
    await writeFile(path.join(store, file), '');
  }
  pruneForServing(folder);
  const left = [...remaining, ...removed].filter((file) => existsSync(path.join(store, file)));
  expect(left).toEqual(remaining);
});

/** The runtime image contains the server's own packages and no tool to build or test with. */
async function expectNoTools({ workdir }: BuiltStage): Promise<void> {
  const packages = await readdir(path.join(workdir, 'node_modules', '.pnpm'));
  for (const tool of ['typescript@', 'vite@', 'vitest@', 'react@', 'esbuild@', '@biomejs']) {
    expect(
      packages.filter((name) => name.startsWith(tool)),
      tool,
    ).toEqual([]);
  }
  // With their types, because otherwise the links to the own packages are followed.
  const store = path.join(workdir, 'node_modules', '.pnpm');
  const files = await readdir(store, { recursive: true, withFileTypes: true });
  expect(
    files
      .filter(
        (file) => file.isFile() && /\.d\.ts$|_bg\.(mysql|sqlserver|cockroachdb)\./.test(file.name),
      )
      .map((file) => path.join(file.parentPath, file.name)),
  ).toEqual([]);
}

type Origins = { readonly web: string; readonly office: string };

/** Starts the stage's own command as its image would, on free ports. @returns the origins */
async function serve({ workdir, env, command }: BuiltStage): Promise<Origins> {
  const ports = await freePorts();
  const [program = '', ...args] = command;
  const server = spawn(program === 'node' ? process.execPath : program, args, {
    cwd: workdir,
    env: {
      PATH: process.env.PATH,
      ...env,
      HOST: '127.0.0.1',
      PORT: String(ports.web),
      PAY_PORT: String(ports.pay),
      GAME_PORT: String(ports.game),
      OFFICE_PORT: String(ports.office),
      METRICS_PORT: String(ports.metrics),
      APP_SECRET: 'a secret of this test alone, for the API',
      PROVIDER_SECRET: 'a secret of this test alone, for games',
      PAYMENT_SECRET: 'a secret of this test alone, for money',
    },
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = new Promise<'ended'>((resolve) => server.once('exit', () => resolve('ended')));
  onTestFinished(async () => {
    server.kill('SIGTERM');
    await ended;
  });
  const origin = `http://localhost:${ports.web}`;
  const firstResponse = await Promise.race([
    untilResponse(`${origin}/api/ready`),
    ended,
    delay(READY_MS_MAX, 'late' as const, { ref: false }),
  ]);
  if (firstResponse !== 'ready') throw new Error(`The server was not ready:\n${output}`);
  return { web: origin, office: `http://localhost:${ports.office}` };
}

async function untilResponse(url: string): Promise<'ready'> {
  for (;;) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return 'ready';
    await delay(100);
  }
}
