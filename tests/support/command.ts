import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../..', import.meta.url));

export type CommandResult = {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
};

/** Runs a command to its end, without a shell. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; uid?: number } = {},
): Promise<CommandResult> {
  const child = spawn(command, args, { cwd: repository, ...options });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** A built command of the server, as its npm script calls it, over a database of the test's. */
export function runServerCommand(
  name: string,
  {
    args,
    databaseFile,
    env = {},
  }: { args: readonly string[]; databaseFile: string; env?: NodeJS.ProcessEnv },
): Promise<CommandResult> {
  const file = path.join(repository, 'server/dist/server/src', `${name}.js`);
  return runCommand(process.execPath, [file, ...args], {
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: `file:${databaseFile}`, ...env },
  });
}
