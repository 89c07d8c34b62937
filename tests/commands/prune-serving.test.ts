import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pruneForServing } from '../../server/commands/prune-serving.mjs';

async function installation(files: readonly string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'fairhall-prune-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const store = path.join(folder, 'node_modules', '.pnpm');
  for (const file of files) {
    await mkdir(path.dirname(path.join(store, file)), { recursive: true });
    await writeFile(path.join(store, file), '');
  }
  return { folder, store };
}

test('run-time packages lose what only tools read: other databases, sources, types', async () => {
  const prisma = 'client@7/node_modules/@prisma/client/runtime';
  const sqlite = 'sqlite@13/node_modules/better-sqlite3';
  const remaining = [
    `${prisma}/client.js`,
    `${prisma}/query_compiler_fast_bg.sqlite.wasm-base64.mjs`,
    `${prisma}/query_compiler_fast_bg.postgresql.wasm-base64.mjs`,
    `${sqlite}/LICENSE`,
    `${sqlite}/lib/index.js`,
    `${sqlite}/prebuilds/linux-x64.node`,
  ];
  const removed = [
    `${prisma}/client.d.mts`,
    `${prisma}/client.js.map`,
    `${prisma}/query_compiler_fast_bg.mysql.wasm-base64.mjs`,
    `${prisma}/query_compiler_small_bg.sqlite.wasm-base64.mjs`,
    `${sqlite}/deps/sqlite3.gyp`,
    `${sqlite}/src/better_sqlite3.cpp`,
    `${sqlite}/prebuilds/darwin-arm64.node`,
  ];
  const { folder, store } = await installation([...remaining, ...removed]);
  pruneForServing(folder);
  const left = [...remaining, ...removed].filter((file) => existsSync(path.join(store, file)));
  expect(left).toEqual(remaining);
});

test('no link between packages is followed, whatever this Node does with links', async () => {
  const { folder, store } = await installation(['a@1/node_modules/a/index.js']);
  const own = path.join(folder, 'server', 'kit');
  await mkdir(own, { recursive: true });
  await writeFile(path.join(own, 'types.d.ts'), '');
  await symlink(own, path.join(store, 'a@1/node_modules/kit'));
  pruneForServing(folder);
  expect(existsSync(path.join(own, 'types.d.ts'))).toBe(true);
});
