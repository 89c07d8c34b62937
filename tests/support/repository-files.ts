import { execFileSync } from 'node:child_process';
import { repository } from './command.ts';

/** The tracked files of the repository, relative to it. */
export function trackedFiles(): readonly string[] {
  const tracked = execFileSync('git', ['ls-files'], { cwd: repository, encoding: 'utf8' });
  return tracked.split('\n').filter(Boolean);
}

export const sourceFiles = (): readonly string[] =>
  trackedFiles().filter((file) => /\.(ts|tsx|mjs|cjs|js)$/.test(file));
