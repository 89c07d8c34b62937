import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freePorts } from '../../server/commands/ports.mjs';
import { isFullSuite } from '../../server/commands/suite.mjs';
import { repository } from '../support/command.ts';
import {
  type BuiltStage,
  DockerfileRun,
  readDockerfile,
  readDockerignore,
} from '../support/dockerfile.ts';

/*
 * Not every machine has a container engine. The steps of the Dockerfile are run here in order, each
 * stage in an empty folder, so that what they forget to copy is missing as it would be in an image.
 * They install and build the product again, minutes of work: a part of the full suite.
 */

const READY_MS_MAX = 60_000;

test.runIf(isFullSuite)(
  'the steps of the Dockerfile end with a server that answers from what they copied',
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

    const origin = await serve(runtime);
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

test('every image is pinned to a version, and the one that serves is slim', async () => {
  const stages = await readDockerfile(path.join(repository, 'Dockerfile'));
  for (const { image } of stages) expect(image).toMatch(/^[a-z]+:\d+\.\d+\.\d+(-[a-z-]+)?$/);
  expect(stages.find(({ name }) => name === 'runtime')?.image).toMatch(/^node:24\..*-slim$/);
});

/** The image that serves holds the server's own packages and no tool to build or test with. */
async function expectNoTools({ workdir }: BuiltStage): Promise<void> {
  const packages = await readdir(path.join(workdir, 'node_modules', '.pnpm'));
  for (const tool of ['typescript@', 'vite@', 'vitest@', 'react@', 'esbuild@', '@biomejs']) {
    expect(
      packages.filter((name) => name.startsWith(tool)),
      tool,
    ).toEqual([]);
  }
}

/** Starts the stage's own command as its image would, on free ports. @returns the web origin */
async function serve({ workdir, env, command }: BuiltStage): Promise<string> {
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
      METRICS_PORT: String(ports.metrics),
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
  if (firstResponse !== 'answered') throw new Error(`The server did not get ready:\n${output}`);
  return origin;
}

async function untilResponse(url: string): Promise<'answered'> {
  for (;;) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return 'answered';
    await delay(100);
  }
}
