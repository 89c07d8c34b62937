import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { freePorts } from '../../server/commands/ports.mjs';
import { apiCommandOf } from './paths.ts';
import { PAYMENT_SECRET, PROVIDER_SECRET } from './signature.ts';

/** A process of this folder that returns one message for each message. */
export type Helper = { readonly pid: number; request<Reply>(message: object): Promise<Reply> };

const START_MS_MAX = 60_000;
const POLL_MS = 50;

/** The processes of a run; `stop` ends them in reverse order. */
export class Processes {
  readonly #children: ChildProcess[] = [];

  constructor() {
    // An interrupted run leaves no process behind.
    process.once('exit', () => {
      for (const child of this.#children) child.kill('SIGKILL');
    });
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  }

  /** Starts one of this folder's files and waits for its first message. */
  async startHelper(file: string, env: NodeJS.ProcessEnv = {}): Promise<Helper> {
    const child = fork(path.join(import.meta.dirname, file), {
      execArgv: ['--experimental-strip-types'],
      env: { ...process.env, ...env },
    });
    this.#children.push(child);
    await nextMessage(child, file);
    return {
      pid: child.pid ?? 0,
      async request<Reply>(message: object) {
        child.send(message);
        return (await nextMessage(child, file)) as Reply;
      },
    };
  }

  /** Starts the built API server of a checkout and waits until it is ready. */
  async startServer(options: {
    checkout: string;
    databaseUrl: string;
    payPort: number;
    sampleData?: boolean;
  }): Promise<{ port: number; pid: number; stop: () => Promise<void> }> {
    const { checkout, databaseUrl, payPort, sampleData = false } = options;
    const ports = await freePorts();
    const child = spawn(process.execPath, apiCommandOf(checkout), {
      cwd: checkout,
      env: {
        ...process.env,
        NODE_ENV: 'test',
        PORT: String(ports.web),
        PAY_PORT: String(payPort),
        GAME_PORT: String(ports.game),
        OFFICE_PORT: String(ports.office),
        REVIEW_FROM_USD: 'off',
        METRICS_PORT: String(ports.metrics),
        DATABASE_URL: databaseUrl,
        PROVIDER_SECRET,
        PAYMENT_SECRET,
        SEED: sampleData ? 'on' : 'off',
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    this.#children.push(child);
    await untilReady(child, `http://localhost:${ports.web}/api/ready`);
    return { port: ports.web, pid: child.pid ?? 0, stop: () => end(child) };
  }

  async stop(): Promise<void> {
    for (const child of this.#children.reverse()) await end(child);
  }
}

async function nextMessage(child: ChildProcess, name: string): Promise<unknown> {
  const exited = new AbortController();
  const onExit = () => exited.abort();
  child.once('exit', onExit);
  try {
    const [message] = await once(child, 'message', { signal: exited.signal });
    return message;
  } catch (cause) {
    throw new Error(`${name} ended`, { cause });
  } finally {
    child.off('exit', onExit);
  }
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const giveUpAt = performance.now() + START_MS_MAX;
  while (child.exitCode === null && performance.now() < giveUpAt) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await delay(POLL_MS);
  }
  throw new Error('the server did not start');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
