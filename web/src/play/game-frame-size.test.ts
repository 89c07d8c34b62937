import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';

const MODULE = fileURLToPath(
  new URL('../../../server/game-frame/src/game-frame.ts', import.meta.url),
);
const BYTES_MAX = 2_000;

test('the module of a game page’s messages is at most 2 kB, minified and not compressed', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: MODULE, preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in built)) throw new Error('the build has no single result');
  const [chunk, ...others] = built.output;
  expect(others).toEqual([]);
  // With its exports: the bundler has not dropped them as unused.
  expect(chunk.exports).toContain('connectToHost');
  expect(chunk.code).toContain('fairhall-game');
  expect(Buffer.byteLength(chunk.code)).toBeLessThanOrEqual(BYTES_MAX);
});
