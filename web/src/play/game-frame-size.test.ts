import { build } from 'vite';
import { expect, test } from 'vitest';

const BYTES_MAX = 2_000;

test('a game page loads at most 2 kB of the messages’ module, minified and not compressed', async () => {
  const results = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@fairhall/source'] },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: '@fairhall/game-frame', formats: ['es'], fileName: 'game-frame' },
      minify: true,
    },
  });
  const outputs = [results].flat().flatMap((result) => ('output' in result ? result.output : []));
  expect(outputs).toHaveLength(1);
  const [output] = outputs;
  const code = output?.type === 'chunk' ? output.code : '';
  expect(code).toContain('fairhall-game');
  expect(Buffer.byteLength(code)).toBeLessThanOrEqual(BYTES_MAX);
});
