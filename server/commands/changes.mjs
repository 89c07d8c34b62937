import { execFileSync } from 'node:child_process';
import { root } from './root.mjs';

/** Files of the client that no test of the server imports; the others have the verifier of the games. */
export const clientAlone = /^web\/(?!src\/(i18n|lib\/api|play)\/)/;

/**
 * The commit where the branch left `main`; on `main` itself the last commit.
 * @returns {string}
 */
export function forkPoint() {
  return git('merge-base', 'HEAD', 'main').trim();
}

/**
 * The files that differ from a commit in the working tree, also those that git does not track yet.
 * @param {string} commit
 * @returns {string[]} paths from the repository's folder
 */
export function changedFiles(commit) {
  const changed = git('diff', '--name-only', commit);
  const added = git('ls-files', '--others', '--exclude-standard');
  return `${changed}${added}`.split('\n').filter(Boolean);
}

/** @param {readonly string[]} args */
function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' });
}
