import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { freePorts } from '../../server/commands/ports.mjs';
import {
  type ExampleProcess,
  freeExamplePort,
  runExampleCommand,
} from '../support/example-provider.ts';
import { fullTest } from '../support/full-suite.ts';
import { type Stack, startStack } from '../support/stack.ts';

/* `npm run example-provider` beside `npm start`. */

let dataDir: string;
let ports: Stack['ports'];
let stack: Stack | undefined;
const started: ExampleProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fairhall-example-'));
  ports = await freePorts();
});

afterEach(async () => {
  await Promise.all(started.splice(0).map(({ kill }) => kill()));
  await stack?.stop();
  await rm(dataDir, { recursive: true });
});

const secretFile = () => path.join(dataDir, 'example-provider.secret');

async function run(): Promise<ExampleProcess> {
  const databaseFile = path.join(dataDir, 'fairhall.db');
  const example = runExampleCommand({ ports, databaseFile, examplePort: await freeExamplePort() });
  started.push(example);
  return example;
}

async function startServers(): Promise<void> {
  stack = await startStack({ dataDir, ports, settings: { SEED: 'off', LOG_LEVEL: 'error' } });
}

async function launchable(): Promise<boolean> {
  const response = await fetch(`http://localhost:${ports.web}/api/rpgame/games/example-coin`);
  return (await response.json()).data?.enabled ?? false;
}

fullTest(
  'waits for the servers, registers the provider, and does it once: on another port, too',
  async () => {
    const first = await run();
    await first.untilOutput(`Waiting for http://localhost:${ports.web}`);
    await startServers();
    await first.untilOutput('is in the lobby');
    expect(await launchable()).toBe(true);
    const secret = await readFile(secretFile(), 'utf8');
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect((await stat(secretFile())).mode & 0o777).toBe(0o600);

    await first.kill();
    const second = await run();
    await second.untilOutput('is in the lobby');
    expect(await launchable()).toBe(true);
    expect(await readFile(secretFile(), 'utf8')).toBe(secret);
  },
);

fullTest('a registered provider whose secret is lost gets the remedy', async () => {
  await startServers();
  const first = await run();
  await first.untilOutput('is in the lobby');
  await first.kill();
  await rm(secretFile());
  const { code, output } = await (await run()).ended;
  expect(code).toBe(1);
  expect(output).toContain('npm run providers -- rotate example');
});
