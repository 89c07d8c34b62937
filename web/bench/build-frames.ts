import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions } from 'vite';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The folder of the images that the stages load. */
export const publicDir = here('../public');

/**
 * Builds the page on which `npm run bench:frames` measures the stages: their unmodified code with
 * readable names, and Pixi in a chunk of its own (`pixi-…`), so that a profile attributes each
 * allocation.
 */
export async function buildFrames(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: here('./frames'),
    publicDir: false,
    resolve: {
      alias: { '@': here('../src') },
      // The workspace's packages from their sources.
      conditions: ['@fairhall/source', ...defaultClientConditions],
    },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      modulePreload: { polyfill: false },
      rollupOptions: {
        output: {
          codeSplitting: { groups: [{ name: 'pixi', test: /node_modules[\\/]/ }] },
        },
      },
    },
  });
}
