import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePorts } from '../../server/commands/ports.mjs';
import { spawnServer, untilReady } from '../../server/commands/run-server.mjs';

const READY_MS_MAX = 120_000;
const READY_POLL_MS = 100;

/** A busy machine is no overload in a test; load shedding has a test with a bound of its own. */
export const SHED_DELAY_MS = '60000';

type ServerName = 'api' | 'payments' | 'game-server';

type Ports = Awaited<ReturnType<typeof freePorts>>;

export type Stack = {
  readonly ports: Ports;
  readonly origins: Readonly<Record<'web' | 'pay' | 'game' | 'office', string>>;
  readonly databaseFile: string;
  /** The metrics, in the format of Prometheus. */
  readonly metricsUrl: string;
  /** The output of the apps so far. */
  readonly output: () => string;
  /** Sends SIGTERM, as a supervisor would. */
  readonly terminate: () => void;
  /** Kills the server, as a crash or a power cut would. */
  readonly kill: () => void;
  /** Closes the IPC channel, as if this process had exited. */
  readonly disconnect: () => void;
  /** Resolves to the exit code (null after SIGKILL). */
  readonly ended: Promise<number | null>;
  /** Closes the server and removes its data. */
  readonly stop: () => Promise<void>;
};

export type StackOptions = {
  /** A data folder that outlives the stack; by default a new one that `stop` removes. */
  readonly dataDir?: string;
  /** Those of an ended stack, to restart it; by default free ones. */
  readonly ports?: Ports;
  /** Settings that differ from the defaults. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Starts one of the servers alone. */
  readonly only?: ServerName;
  /** A lower limit of open files. */
  readonly filesMax?: number;
};

/**
 * Starts the built server with its apps, on free ports with its own database.
 * @throws with the server's output when it exits or is not ready within two minutes
 */
export async function startStack({
  dataDir,
  ports: wanted,
  settings = {},
  only,
  filesMax,
}: StackOptions = {}): Promise<Stack> {
  const folder = dataDir ?? (await mkdtemp(path.join(tmpdir(), 'fairhall-stack-')));
  const ports = wanted ?? (await freePorts());
  const databaseFile = path.join(folder, 'fairhall.db');
  const child = spawnServer({
    env: {
      ...process.env,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(ports.web),
      PAY_PORT: String(ports.pay),
      GAME_PORT: String(ports.game),
      OFFICE_PORT: String(ports.office),
      REVIEW_FROM_USD: 'off',
      SHED_DELAY_MS,
      METRICS_PORT: String(ports.metrics),
      DATABASE_URL: `file:${databaseFile}`,
      DATA_DIR: folder,
      ...settings,
    },
    stdio: 'pipe',
    args: only === undefined ? [] : ['--only', only],
    ...(filesMax !== undefined && { filesMax }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const removeData = async () => {
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
  };
  const stack: Stack = {
    ports,
    origins: {
      web: `http://localhost:${ports.web}`,
      pay: `http://localhost:${ports.pay}`,
      game: `http://localhost:${ports.game}`,
      office: `http://localhost:${ports.office}`,
    },
    databaseFile,
    metricsUrl: `http://localhost:${ports.metrics}/metrics`,
    output: () => output,
    terminate: () => child.kill('SIGTERM'),
    kill: () => child.kill('SIGKILL'),
    disconnect: () => child.disconnect(),
    ended,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await removeData();
    },
  };
  if (await isReady({ child, url: readyUrl(stack, only) })) return stack;
  child.kill('SIGKILL');
  await removeData();
  throw new Error(`The server was not ready:\n${output}`);
}

function readyUrl({ origins }: Pick<Stack, 'origins'>, only: ServerName | undefined): string {
  if (only === 'payments') return `${origins.pay}/health`;
  return only === 'game-server' ? `${origins.game}/health` : `${origins.web}/api/ready`;
}

/** Whether the server reported in time that it listens, and its readiness route agrees. */
async function isReady({ child, url }: { child: ChildProcess; url: string }): Promise<boolean> {
  const over = new AbortController();
  const ended = new Promise<false>((resolve) => child.once('exit', () => resolve(false)));
  const tooLate = delay(READY_MS_MAX, false as const, { ref: false });
  const listens = untilReady(child).then(() => respondsReady(url, over.signal));
  const ready = await Promise.race([listens, ended, tooLate]);
  over.abort();
  return ready;
}

/** Repeats the request: on a busy machine, a server that has just started sheds load at first. */
async function respondsReady(url: string, over: AbortSignal): Promise<boolean> {
  while (!over.aborted) {
    const { ok } = await fetch(url, { signal: over }).catch(() => ({
      ok: false,
    }));
    if (ok) return true;
    await delay(READY_POLL_MS);
  }
  return false;
}
