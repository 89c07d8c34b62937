import './kit/src/supported-node.ts';
/**
 * For every Vitest configuration of the server: Node runs the sources of all packages as they are, also in
 * worker threads, not their last build.
 */
export const fromSources = {
  test: {
    execArgv: ['--conditions=@fairhall/source', '--experimental-strip-types'],
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
};
