import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { inSuite } from '../server/commands/suite.mjs';
import { fromSources } from '../server/vitest-sources.ts';

/** Tests of whole processes take longest: started last, one of them would run alone at the end. */
class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isOfProcesses = ({ moduleId }: TestSpecification) =>
      /\/tests\/(commands|nodes)\//.test(moduleId);
    return [...sorted.filter(isOfProcesses), ...sorted.filter((file) => !isOfProcesses(file))];
  }
}

/**
 * Excluded from `BASE=… npm run test:api`: tests of the database, of settings and of whole
 * processes, which start their own servers, and those that would change the catalogue of a running
 * server.
 */
const ownServersOnly = [
  'api/{catalogue,deposit-storing,documents,login-throttle,logs,markets,query-plans,sample-accounts,sample-rounds,save-all}.test.ts',
  'api/{example-provider,provider-off,provider-scope,providers}.test.ts',
  'api/office/*.test.ts',
  'api/{fuzz-services,history,killed-rounds,payout-review-races,provider-wallet,refusals,scheduled-events,time-out}.test.ts',
];

/** Tests of PostgreSQL, whatever the backend of their project. */
const onPostgresqlOnly = [
  'ledger/postgres-races.test.ts',
  'nodes/*.test.ts',
  'postgresql/*.test.ts',
];

/**
 * A push proves one kill of each backend, by the files `kill-9` and `killed-while-spinning`, and that each
 * command runs, by `readme`.
 */
const inFullSuiteOnly = [
  'api/{example-provider,killed-rounds}.test.ts',
  'commands/{bench,sample-accounts-lock,sample-rounds}.test.ts',
  'commands/{move,open-connections,payments-compare,postgresql-commands,providers-command}.test.ts',
  'game-server/{every-engine-killed,killed-while-choosing,two-game-servers}.test.ts',
  'nodes/restart.test.ts',
  'postgresql/{clocks,migrations,node-state,server-away,server-under-test}.test.ts',
];

/** Of every project; the databases that they share are made once, for the root. */
const shared = {
  // Every file starts its own databases, servers and ports, so workers may keep the server's
  // modules from one file to the next: in most files, loading them takes longer than the tests.
  isolate: false,
  // Tests start processes or databases, which is slow on a busy machine: no test may fail for
  // that alone.
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

/**
 * The ledger's guarantees hold on both backends: `openTestLedger` opens that of the project. The model of the
 * API's own entries runs on a push on SQLite alone.
 */
const ledgerOnPostgresql = {
  ...fromSources,
  test: {
    ...fromSources.test,
    ...shared,
    name: 'ledger on PostgreSQL',
    include: [
      'ledger/{budgets,entry-checks,guarantees,model,observed-ledger,side-rows,stakes,unstaked}.test.ts',
      ...inSuite({ quick: [], full: ['ledger/api-model.test.ts'] }),
    ],
    env: { LEDGER_BACKEND: 'postgresql' },
  },
};

/**
 * The API on the other backend, on one node: the calls that move money and a file of races. All the others run
 * on three nodes.
 */
const apiOnPostgresql = {
  ...fromSources,
  test: {
    ...fromSources.test,
    ...shared,
    name: 'API on PostgreSQL',
    include: ['api/{money-calls,payout-review-races}.test.ts'],
    env: { API_BACKEND: 'postgresql' },
  },
};

/**
 * The same API on three nodes that share PostgreSQL and take the calls in turn: in the full suite all files but
 * the plans of SQLite's queries.
 */
const apiOnThreeNodes = {
  ...apiOnPostgresql,
  test: {
    ...apiOnPostgresql.test,
    name: 'API on three nodes',
    include: inSuite({
      quick: ['api/{deposit-limit-races,money-calls}.test.ts'],
      full: ['api/*.test.ts', 'api/office/*.test.ts'],
    }),
    exclude: ['api/query-plans.test.ts'],
    env: { API_BACKEND: 'postgresql', API_NODES: '3' },
  },
};

/** What they prove is of the games, not of what stores them. */
const onEveryBackendAlike = ['game-server/{free-play-outcomes,second-verifier}.test.ts'];

/**
 * The game server on the other backend. A push proves its queries and claims; the full suite kills, power
 * cuts, recovery, two servers on one database and all rounds.
 */
const gameServerOnPostgresql = {
  ...fromSources,
  test: {
    ...fromSources.test,
    ...shared,
    name: 'game server on PostgreSQL',
    include: inSuite({
      quick: [
        'game-server/on-postgresql/{claims,migrations}.test.ts',
        '../server/game-server/src/database/*.test.ts',
        '../server/game-server/src/database/repositories/*.test.ts',
      ],
      full: [
        'game-server/*.test.ts',
        'game-server/on-postgresql/*.test.ts',
        '../server/game-server/src/app.test.ts',
        '../server/game-server/src/database/*.test.ts',
        '../server/game-server/src/database/repositories/*.test.ts',
        '../server/game-server/src/{fixtures,free-play,rounds}/**/*.test.ts',
      ],
    }),
    exclude: onEveryBackendAlike,
    env: { GAME_BACKEND: 'postgresql' },
  },
};

/** PostgreSQL itself, and nodes that share one. */
const postgresqlAndNodes = {
  ...fromSources,
  test: {
    ...fromSources.test,
    ...shared,
    name: 'PostgreSQL and nodes',
    include: onPostgresqlOnly,
    exclude: inSuite({ quick: inFullSuiteOnly, full: [] }),
  },
};

/** Everything that runs against the whole product without a browser: ledger, API, commands. */
export default defineConfig({
  test: {
    projects: [
      {
        ...fromSources,
        test: {
          ...fromSources.test,
          ...shared,
          name: 'tests',
          include: ['**/*.test.ts'],
          exclude: [
            'node_modules',
            'e2e',
            'scale',
            'bench',
            'game-server/on-postgresql',
            ...onPostgresqlOnly,
            ...inSuite({ quick: inFullSuiteOnly, full: [] }),
            ...(process.env['BASE'] ? ownServersOnly : []),
          ],
        },
      },
      ...(process.env['BASE']
        ? []
        : [
            ledgerOnPostgresql,
            apiOnPostgresql,
            apiOnThreeNodes,
            gameServerOnPostgresql,
            postgresqlAndNodes,
          ]),
    ],
    // One more than cores: some tests wait for retries and for other processes.
    maxWorkers: availableParallelism() + 1,
    globalSetup: [
      'support/migrated-database.ts',
      'support/postgres-databases.ts',
      'support/sample-data.ts',
    ],
    sequence: { sequencer: ProcessesFirst },
  },
});
