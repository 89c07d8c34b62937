import './kit/src/supported-node.ts';
/**
 * For every Vitest configuration of the server: Node runs the sources of all packages as they are, also in
 * worker threads, not their last build. `--changed` follows their imports by the conditions of Vite.
 */
export const fromSources = {
  resolve: { conditions: ['@fairhall/source'] },
  ssr: {
    resolve: { conditions: ['@fairhall/source', 'module', 'node', 'development|production'] },
  },
  test: {
    execArgv: ['--conditions=@fairhall/source', '--experimental-strip-types'],
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
};
