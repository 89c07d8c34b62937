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
const onSqlite = [
  'server/*/src/**/*.test.ts',
  'tests/{api,game-server,ledger,postgresql}/**/*.test.ts',
  // The other tests of commands test tools around the server, or kill it: a killed process
  // writes no coverage.
  'tests/commands/{backup,close-under-load,graceful-close,move,operator-commands}.test.ts',
  'tests/commands/{payments-compare,postgresql-commands,providers-command}.test.ts',
  'tests/commands/{rtp,start-refusals}.test.ts',
];

/** Those that reach the statements of the other backend. */
const onPostgresql = [
  'server/game-server/src/{fixtures,free-play,rounds}/**/*.test.ts',
  'server/game-server/src/database/{*,repositories/*}.test.ts',
  'tests/api/office/*.test.ts',
  'tests/api/{deposits,events,history,jobs,limits,passkeys,provider-scope}.test.ts',
  'tests/api/{deposit-limits,provider-wallet,second-factor,sessions}.test.ts',
  'tests/ledger/{api-model,budgets,entry-checks,guarantees,model,observed-ledger,side-rows}.test.ts',
];

export default defineConfig({
  plugins: [builtServer()],
  root: repository,
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'on SQLite',
          include: onSqlite,
          exclude: ['tests/game-server/on-postgresql/**', 'tests/postgresql/kill-9.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'on PostgreSQL',
          include: onPostgresql,
          env: {
            LEDGER_BACKEND: 'postgresql',
            API_BACKEND: 'postgresql',
            GAME_BACKEND: 'postgresql',
          },
        },
      },
    ],
    globalSetup: [
      'tests/support/migrated-database.ts',
      'tests/support/postgres-databases.ts',
      'tests/support/sample-data.ts',
    ],
    setupFiles: [path.join(import.meta.dirname, 'write-coverage.ts')],
    server: { deps: { external: [/\/(server\/[\w-]+|seed)\/dist\//] } },
    maxWorkers: '100%',
    // Coverage makes the engines' exhaustive mathematics several times slower.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
