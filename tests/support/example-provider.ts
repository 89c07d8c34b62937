import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { freePorts } from '../../server/commands/ports.mjs';
import { repository } from './command.ts';

export const freeExamplePort = async (): Promise<number> => (await freePorts()).game;

/** A started process of the example provider. */
export type ExampleProcess = {
  /** Resolves when the output has the text. @throws Error with the output when the process ends */
  readonly untilOutput: (text: string) => Promise<void>;
  /** Ends it as a crash would. */
  readonly kill: () => Promise<void>;
  /** Resolves to the exit code and the output. */
  readonly ended: Promise<{ code: number | null; output: string }>;
};

/** Starts `npm run example-provider` for the stack on these ports. */
export function runExampleCommand(options: {
  ports: { web: number; pay: number; game: number };
  databaseFile: string;
  examplePort: number;
}): ExampleProcess {
  const { ports, databaseFile, examplePort } = options;
  return start([path.join('server', 'commands', 'example-provider.mjs')], {
    NODE_ENV: 'test',
    PORT: `${ports.web}`,
    PAY_PORT: `${ports.pay}`,
    GAME_PORT: `${ports.game}`,
    DATABASE_URL: `file:${databaseFile}`,
    EXAMPLE_PORT: `${examplePort}`,
  });
}

/** What the server of docs/example-provider needs; it has to be registered. */
export type ExampleOptions = {
  readonly webOrigin: string;
  readonly secret: string;
  readonly stateFile: string;
  /** That of its registered origin. */
  readonly port: number;
};

/** Starts the server without the command. @returns once its game is saved */
export async function startExampleProvider(options: ExampleOptions) {
  const { webOrigin, secret, stateFile, port } = options;
  const example = start([path.join('docs', 'example-provider', 'server.mjs')], {
    PORT: `${port}`,
    WEB_ORIGIN: webOrigin,
    SECRETS: secret,
    STATE_FILE: stateFile,
  });
  await example.untilOutput('is in the lobby');
  const origin = `http://localhost:${port}`;
  return {
    origin,
    kill: example.kill,
    /** A request of its page. @returns status and envelope */
    async post(to: string, body: object, headers: Readonly<Record<string, string>> = {}) {
      const response = await fetch(`${origin}${to}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      return { status: response.status, ...(await response.json()) };
    },
  };
}

export type ExampleProvider = Awaited<ReturnType<typeof startExampleProvider>>;

function start(args: readonly string[], env: Readonly<Record<string, string>>): ExampleProcess {
  // Of the machine's variables only the path: no npm is its parent.
  const child = spawn(process.execPath, args, {
    cwd: repository,
    env: { PATH: process.env.PATH, ...env },
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  );
  return {
    ended,
    untilOutput: (text) =>
      new Promise((resolve, reject) => {
        const listener = () => {
          if (output.includes(text)) resolve();
        };
        listeners.add(listener);
        listener();
        void ended.then(() => reject(new Error(`The example provider ended:\n${output}`)));
      }),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
