import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type * as Stamp from '../../server/commands/stamp.mjs';
import { repository } from '../support/command.ts';

const made = { name: 'build', inputs: ['src', 'lockfile'], outputs: ['out.js'] };

let folder = '';
let stamp: typeof Stamp;
let builds = 0;

/**
 * The commands derive the repository's folder from their own, so a copy of them has its own
 * repository.
 */
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fairhall-stamp-'));
  const commands = path.join(folder, 'server/commands');
  await cp(path.join(repository, 'server/commands'), commands, { recursive: true });
  stamp = await import(pathToFileURL(path.join(commands, 'stamp.mjs')).href);
  await mkdir(path.join(folder, 'src/deep'), { recursive: true });
  await write('lockfile', '1');
  await write('src/deep/a.ts', 'a');
  builds = 0;
  await make();
});
afterEach(() => rm(folder, { recursive: true }));

const write = (file: string, content: string) => writeFile(path.join(folder, file), content);

const make = () =>
  stamp.buildIfChanged(made, async () => {
    builds += 1;
    await write('out.js', String(builds));
  });

test('an unchanged step is not rebuilt', async () => {
  expect(await make()).toBe('unchanged');
  await write('src/deep/a.ts', 'a');
  expect(await make()).toBe('unchanged');
  expect(builds).toBe(1);
});

test.each([
  ['an edited file', () => write('src/deep/a.ts', 'b')],
  ['a new file', () => write('src/b.ts', 'b')],
  ['a removed file', () => rm(path.join(folder, 'src/deep/a.ts'))],
  ['another lockfile', () => write('lockfile', '2')],
  ['a missing output', () => rm(path.join(folder, 'out.js'))],
])('%s causes a rebuild', async (_, change) => {
  await change();
  expect(await make()).toBe('');
  expect(builds).toBe(2);
});

test('a test file is no input of a build', async () => {
  await write('src/a.test.ts', 'test');
  expect(await make()).toBe('unchanged');
});

test('a failed build is repeated, even when its outputs exist', async () => {
  await write('src/deep/a.ts', 'broken');
  const failing = stamp.buildIfChanged(made, () => Promise.reject(new Error('tsc')));
  await expect(failing).rejects.toThrow('tsc');
  await write('src/deep/a.ts', 'a');
  expect(await make()).toBe('');
});

test('an edit during the build causes a rebuild the next time', async () => {
  await write('src/deep/a.ts', 'b');
  await stamp.buildIfChanged(made, () => write('src/deep/a.ts', 'c'));
  expect(await make()).toBe('');
});
