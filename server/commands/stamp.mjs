import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const stampDir = path.join(root, 'node_modules', '.cache', 'fairhall');

/** Never an input: what tools make, and what does not reach a build. */
const skippedFolders = new Set(['node_modules', 'dist', 'generated']);

/**
 * @typedef {object} Made
 * @property {string} name
 * @property {string[]} inputs files and folders of the repository
 * @property {string[]} outputs what must exist when the work is done
 * @property {string} [version] anything else that the result depends on
 */

/**
 * Whether the work was done before with exactly these inputs.
 * @param {Made} made
 */
export function isFresh(made) {
  const file = stampFile(made.name);
  return (
    made.outputs.every((output) => existsSync(path.join(root, output))) &&
    existsSync(file) &&
    readFileSync(file, 'utf8') === digest(made)
  );
}

/**
 * Does the work unless it is fresh. The inputs are read before it, so that an edit made meanwhile
 * counts as a change the next time.
 * @param {Made} made
 * @param {() => Promise<unknown>} work
 * @returns {Promise<'unchanged' | ''>}
 */
export async function makeIfChanged(made, work) {
  if (isFresh(made)) return 'unchanged';
  const inputs = digest(made);
  rmSync(stampFile(made.name), { force: true });
  await work();
  mkdirSync(stampDir, { recursive: true });
  writeFileSync(stampFile(made.name), inputs);
  return '';
}

/** @param {string} name */
function stampFile(name) {
  return path.join(stampDir, `${name}.stamp`);
}

/** @param {Made} made */
function digest({ inputs, version = '' }) {
  const hash = createHash('sha256').update(
    `${process.version} ${process.platform} ${process.arch} ${version}\n`,
  );
  for (const input of inputs) {
    for (const file of filesUnder(path.join(root, input))) {
      hash
        .update(`${path.relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} place a file, a folder, or nothing at all
 * @returns {string[]} sorted
 */
function filesUnder(place) {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.isDirectory()) {
        return skippedFolders.has(entry.name) ? [] : filesUnder(path.join(place, entry.name));
      }
      return entry.name.includes('.test.') ? [] : [path.join(place, entry.name)];
    });
}
