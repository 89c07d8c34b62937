import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import base from '../vite.config.ts';
import { nodeAliases } from './node/aliases.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** `npm run workbench`: the games on pages of their own, which no build contains. */
export default mergeConfig(base, {
  root: here('.'),
  publicDir: here('../public'),
  cacheDir: here('../node_modules/.vite-workbench'),
  resolve: { alias: nodeAliases },
  optimizeDeps: {
    entries: ['*.html'],
    // Its WASM file is beside its script.
    exclude: ['@sqlite.org/sqlite-wasm'],
  },
  server: { port: 3010 },
});
