import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
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

/** Runs a server command by its npm script or its built file, on the test's own database. */
export function runServerCommand(
  name: string,
  {
    args,
    databaseFile,
    env = {},
  }: { args: readonly string[]; databaseFile: string; env?: NodeJS.ProcessEnv },
): Promise<CommandResult> {
  return runCommand(process.execPath, [builtCommand(name), ...args], {
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: `file:${databaseFile}`, ...env },
  });
}

/** The file of a command: of an npm script, as `ledger:check`, or as `stack/dist/main.js`. */
export function builtCommand(name: string): string {
  if (name.endsWith('.js')) return path.join(repository, 'server', name);
  const { scripts } = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8'));
  return path.join(
    repository,
    String(scripts[name]).replace(/^node server\/launch\.cjs node /, ''),
  );
}
