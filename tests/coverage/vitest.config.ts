import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { repository } from '../support/command.ts';

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

const builtModules = new URL('built-modules.mjs', import.meta.url).href;

export default defineConfig({
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
    execArgv: ['--experimental-strip-types', `--import=${builtModules}`],
    experimental: { viteModuleRunner: false, nodeLoader: false },
    maxWorkers: '100%',
    // Coverage makes the engines' exhaustive mathematics several times slower.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
