import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freePorts } from '../../server/commands/ports.mjs';
import { repository } from '../support/command.ts';
import { fullTest } from '../support/full-suite.ts';

/** `npm start` on free ports with a database of its own, once it has printed its table. */
async function npmStart(settings: NodeJS.ProcessEnv = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fairhall-npm-start-'));
  const ports = await freePorts();
  const npm = spawn('npm', ['start'], {
    cwd: repository,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(ports.web),
      PAY_PORT: String(ports.pay),
      GAME_PORT: String(ports.game),
      OFFICE_PORT: String(ports.office),
      METRICS_PORT: String(ports.metrics),
      DATABASE_URL: `file:${path.join(dataDir, 'fairhall.db')}`,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => npm.once('exit', resolve));
  onTestFinished(async () => {
    npm.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  });
  let printed = '';
  for await (const text of npm.stdout.setEncoding('utf8')) {
    printed += text;
    if (printed.includes('Ctrl-C stops it.')) break;
  }
  return { npm, ports, ended, printed };
}

test('npm start prints the origins and the sample logins once all apps listen; SIGTERM closes all of them before npm itself exits', async () => {
  const { npm, ports, ended, printed } = await npmStart();
  const { web, pay, game, office } = ports;
  expect(printed).toContain(`http://localhost:${web}/api/docs`);
  for (const port of [web, pay, game, office]) {
    expect(printed).toContain(`http://localhost:${port}`);
    expect(await isOpen(port)).toBe(true);
  }
  for (const name of ['demo', 'new', 'busy', 'blocked']) {
    expect(printed).toContain(`${name}@fairhall.test`);
  }
  for (const name of ['ops', 'pay', 'help', 'view', 'admin', 'admin2']) {
    expect(printed).toContain(`${name}@office.fairhall.test`);
  }
  expect(printed).toContain('Fairhall1!');
  // The accounts, the population and the game server, each with its duration.
  expect(printed.match(/sample (?:data|rounds) seeded .*"ms":\d+/g)).toHaveLength(3);
  await expectToClose({ npm, ports, ended }, 'SIGTERM');
});

fullTest('SIGINT closes all apps before npm itself exits', async () => {
  await expectToClose(await npmStart({ SEED: 'off' }), 'SIGINT');
});

fullTest('no process survives a killed npm', async () => {
  const { npm, ports, ended } = await npmStart({ SEED: 'off' });
  npm.kill('SIGKILL');
  await ended;
  while (await isOpen(ports.web)) await delay(50);
  expect(await isOpen(ports.pay)).toBe(false);
  expect(await isOpen(ports.game)).toBe(false);
});

type NpmStart = Awaited<ReturnType<typeof npmStart>>;

async function expectToClose(
  { npm, ports, ended }: Pick<NpmStart, 'npm' | 'ports' | 'ended'>,
  signal: NodeJS.Signals,
): Promise<void> {
  npm.kill(signal);
  expect(await ended).toBe(0);
  for (const port of Object.values(ports)) expect(await isOpen(port)).toBe(false);
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
