import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { repository } from '../support/command.ts';

/**
 * Gives every test the built module in place of the source it asks for. Tests, the ledger's thread
 * and whole processes then run the very same files, so that V8's counts of all of them add up; one
 * source compiled in two ways would be counted as two.
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

/** The compiled file of a source, or null when the build leaves the source out. */
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

/** All tests that run code of the server. */
export default defineConfig({
  plugins: [builtServer()],
  root: repository,
  test: {
    include: [
      'server/*/src/**/*.test.ts',
      'tests/{api,game-server,ledger}/**/*.test.ts',
      // The other tests of commands look at what lies around the server, or kill it: what is killed
      // does not write what it counted.
      'tests/commands/{backup,close-under-load,graceful-close,operator-commands,start-refusals}.test.ts',
    ],
    globalSetup: ['tests/support/migrated-database.ts'],
    setupFiles: [path.join(import.meta.dirname, 'write-coverage.ts')],
    server: { deps: { external: [/\/(server\/[\w-]+|seed)\/dist\//] } },
    maxWorkers: '100%',
    // Counting slows the engines' exhaustive mathematics several times over.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
