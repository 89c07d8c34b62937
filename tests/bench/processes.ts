import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { findRootDir } from '../../server/kit/src/root-dir.ts';

/** A process that answers one message after the other. */
export type Helper = {
  ask<Answer>(message: object): Promise<Answer>;
  stop(): Promise<void>;
};

/** Starts one of this folder's processes and waits until it says that it is ready. */
export async function startHelper(file: string, env: NodeJS.ProcessEnv = {}): Promise<Helper> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    cwd: findRootDir(),
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...env },
  });
  await once(child, 'message');
  return {
    async ask<Answer>(message: object) {
      child.send(message);
      const [answer] = (await once(child, 'message')) as [Answer | { error: string }];
      if (typeof answer === 'object' && answer !== null && 'error' in answer) {
        throw new Error(answer.error);
      }
      return answer as Answer;
    },
    stop: () => end(child),
  };
}

export type Server = { residentBytes(): number; stop(): Promise<void> };

/** One of the built apps in a process of its own, by the command that compose runs it by. */
export async function startApp(only: 'api' | 'casino', env: NodeJS.ProcessEnv): Promise<Server> {
  const [, ...options] = commandOf(only);
  const child = spawn(process.execPath, options, {
    cwd: findRootDir(),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return {
    residentBytes: () => residentBytes(child.pid ?? 0),
    stop: () => end(child),
  };
}

function commandOf(service: string): readonly string[] {
  const text = readFileSync(path.join(findRootDir(), 'docker-compose.yml'), 'utf8');
  const { services }: { services: Record<string, { command: readonly string[] }> } = parse(text, {
    merge: true,
  });
  const command = services[service]?.command;
  if (!command) throw new Error(`docker-compose.yml has no command for ${service}`);
  return command;
}

/** What the process holds in memory, as the kernel counts it. */
function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
