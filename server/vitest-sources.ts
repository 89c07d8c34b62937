import './kit/src/supported-node.ts';
/**
 * For every Vitest configuration: tests import the workspace's packages from their sources, also in
 * worker threads, not from their last build.
 */
export const fromSources = {
  resolve: { conditions: ['@fairhall/source'] },
  ssr: {
    resolve: { conditions: ['@fairhall/source', 'module', 'node', 'development|production'] },
  },
  test: { execArgv: ['--conditions=@fairhall/source'] },
};
