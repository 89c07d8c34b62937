import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { freePorts } from '../../server/commands/ports.mjs';
import { repository } from './command.ts';

export type ExampleProvider = {
  readonly origin: string;
  /** A request of its page. @returns status and envelope */
  readonly post: (
    path: string,
    body: object,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<{ status: number; code: number; msg: string; data: Record<string, unknown> | null }>;
  /** Ends it as a crash would. */
  readonly kill: () => Promise<void>;
};

/**
 * Starts the server of docs/example-provider, which has to be registered.
 * @param options.port that of its registered origin; `freeExamplePort` has one
 * @returns once its game is saved
 */
export async function startExampleProvider(options: {
  webOrigin: string;
  secret: string;
  stateFile: string;
  port: number;
}): Promise<ExampleProvider> {
  const { webOrigin, secret, stateFile, port } = options;
  const child = spawn(
    process.execPath,
    [path.join(repository, 'docs', 'example-provider', 'server.mjs')],
    {
      env: {
        PORT: String(port),
        WEB_ORIGIN: webOrigin,
        SECRETS: secret,
        STATE_FILE: stateFile,
      },
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes('is in the lobby')) resolve();
      });
    }
    void ended.then(() => reject(new Error(`The example provider ended:\n${output}`)));
  });
  const origin = `http://localhost:${port}`;
  return {
    origin,
    async post(to, body, headers = {}) {
      const response = await fetch(`${origin}${to}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      return { status: response.status, ...(await response.json()) };
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

export const freeExamplePort = async (): Promise<number> => (await freePorts()).game;
