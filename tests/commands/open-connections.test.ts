import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePorts } from '../../server/commands/ports.mjs';
import { spawnServer, untilReady } from '../../server/commands/run-server.mjs';
import { startStack } from '../support/stack.ts';

const FILES_MAX = 256;
/** One of the process's five shares of the files that it does not need itself. */
const CONNECTIONS_MAX = 25;
/** A page or document, so that each response opens a file. */
const PATHS = { web: '/', office: '/', pay: '/health', game: '/health' } as const;

test('open connections end nothing: each server has a maximum of them, and responds on those that it has', async () => {
  const stack = await startStack({ settings: { SEED: 'off' }, filesMax: FILES_MAX });
  onTestFinished(() => stack.stop());
  const servers = Object.entries(stack.origins).map(([name, origin]) => ({
    port: Number(new URL(origin).port),
    path: PATHS[name as keyof typeof PATHS],
    agent: new http.Agent({ keepAlive: true, maxSockets: 1 }),
  }));
  const closeAgents = () => {
    for (const { agent } of servers) agent.destroy();
  };
  onTestFinished(closeAgents);
  const statuses = () => Promise.all(servers.map(status));
  expect(await statuses()).toEqual([200, 200, 200, 200]);

  const opened = servers.map(({ port }) => Array.from({ length: FILES_MAX }, () => open(port)));
  const closeOpened = () => {
    for (const socket of opened.flat()) socket.destroy();
  };
  onTestFinished(closeOpened);
  await vi.waitFor(
    () => {
      for (const sockets of opened) expect(countOpen(sockets)).toBeLessThan(CONNECTIONS_MAX);
    },
    { timeout: 20_000 },
  );
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  closeOpened();
  closeAgents();
  await vi.waitFor(async () => expect(await statuses()).toEqual([200, 200, 200, 200]), {
    timeout: 20_000,
  });
});

test('an uncaught error of a timer is logged, and the process closes in order', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fairhall-uncaught-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const { pay } = await freePorts();
  const failing = `process.on('SIGUSR2', () => setTimeout(() => { throw new Error('of a timer'); }));`;
  const child = spawnServer({
    env: {
      ...process.env,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(failing)}`,
      NODE_ENV: 'test',
      PAY_PORT: String(pay),
      DATA_DIR: dataDir,
    },
    stdio: 'pipe',
    args: ['--only', 'payments'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  await untilReady(child);
  child.kill('SIGUSR2');
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(output).toMatch(/FATAL: an uncaught error ends the process.*of a timer/s);
});

async function status({ agent, port, path }: { agent: http.Agent; port: number; path: string }) {
  const request = http.get({ agent, host: '127.0.0.1', port, path });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  await once(response.resume(), 'end');
  return response.statusCode;
}

function open(port: number): Socket {
  return connect({ host: '127.0.0.1', port }).on('error', () => {});
}

function countOpen(sockets: readonly Socket[]): number {
  return sockets.filter((socket) => !socket.closed).length;
}
