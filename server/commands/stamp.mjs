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

/** Generated files and other folders that are no input of a build. */
const skippedFolders = new Set(['node_modules', 'dist', 'generated']);

/**
 * @typedef {object} BuildStep
 * @property {string} name
 * @property {string[]} inputs files and folders of the repository
 * @property {string[]} outputs files that exist after the build
 * @property {string} [version] other state that the result depends on
 */

/**
 * Whether the outputs were built from exactly these inputs.
 * @param {BuildStep} step
 */
export function isFresh(step) {
  const file = stampFile(step.name);
  return (
    step.outputs.every((output) => existsSync(path.join(root, output))) &&
    existsSync(file) &&
    readFileSync(file, 'utf8') === digest(step)
  );
}

/**
 * Runs the build unless its outputs are fresh. The inputs are hashed before it, so that an edit
 * during the build counts as a change the next time.
 * @param {BuildStep} step
 * @param {() => Promise<unknown>} work
 * @returns {Promise<'unchanged' | ''>}
 */
export async function buildIfChanged(step, work) {
  if (isFresh(step)) return 'unchanged';
  const inputs = digest(step);
  rmSync(stampFile(step.name), { force: true });
  await work();
  mkdirSync(stampDir, { recursive: true });
  writeFileSync(stampFile(step.name), inputs);
  return '';
}

/** @param {string} name */
function stampFile(name) {
  return path.join(stampDir, `${name}.stamp`);
}

/** @param {BuildStep} step */
function digest({ inputs, version = '' }) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${version}\n`);
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
 * @param {string} place a file or a folder; may be missing
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
