/**
 * For every Vitest configuration: the workspace's packages are tested from their sources, also in
 * worker threads, and not from their last build.
 */
export const fromSources = {
  resolve: { conditions: ['@fairhall/source'] },
  ssr: {
    resolve: { conditions: ['@fairhall/source', 'module', 'node', 'development|production'] },
  },
  test: { execArgv: ['--conditions=@fairhall/source'] },
};
