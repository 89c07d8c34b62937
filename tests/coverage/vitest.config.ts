import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { repository } from '../support/command.ts';

/**
 * Resolves imports of sources to the built modules. Tests, the ledger's thread and child processes
 * then execute the same files, so that their V8 counts can be merged; a source compiled in two ways
 * would be counted twice.
 */
function builtServer(): Plugin {
  return {
    name: 'built-server',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || !source.startsWith('.') || !source.endsWith('.ts')) return null;
      return builtModule(path.resolve(path.dirname(importer), source));
    },
  };
}

/** The built file of a source, or null when the build excludes the source. */
function builtModule(sourceFile: string): string | null {
  const source = path.relative(repository, sourceFile);
  const built = source
    .replace(/^(server\/[\w-]+)\/src\//, '$1/dist/')
    .replace(/^seed\//, 'seed/dist/')
    .replace(/\.ts$/, '.js');
  return built !== source && existsSync(path.join(repository, built))
    ? path.join(repository, built)
    : null;
}

/** All tests that execute server code. */
export default defineConfig({
  plugins: [builtServer()],
  root: repository,
  test: {
    include: [
      'server/*/src/**/*.test.ts',
      'tests/{api,game-server,ledger}/**/*.test.ts',
      // The other tests of commands test tools around the server, or kill it: a killed process
      // writes no coverage.
      'tests/commands/{backup,close-under-load,graceful-close,operator-commands,start-refusals}.test.ts',
    ],
    globalSetup: ['tests/support/migrated-database.ts', 'tests/support/postgres-databases.ts'],
    setupFiles: [path.join(import.meta.dirname, 'write-coverage.ts')],
    server: { deps: { external: [/\/(server\/[\w-]+|seed)\/dist\//] } },
    maxWorkers: '100%',
    // Coverage makes the engines' exhaustive mathematics several times slower.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
