import { mergeConfig } from 'vite';
import base from '../vite.config.ts';
import { nodeAliases } from './node/aliases.ts';

/** `npm run workbench`: the games on pages of their own, which no build contains. */
export default mergeConfig(base, {
  cacheDir: 'node_modules/.vite-workbench',
  resolve: { alias: nodeAliases },
  optimizeDeps: {
    entries: ['workbench/*.html'],
    // Its WASM file is beside its script.
    exclude: ['@sqlite.org/sqlite-wasm'],
  },
});
