import { defineConfig } from 'vitest/config';
import { fromSources } from '../server/vitest-sources.ts';

/**
 * What `BASE=… npm run test:api` leaves out: tests of the database, of settings and of whole
 * processes, which make casinos of their own, and those that would change the catalogue of another.
 */
const ownCasinosOnly = [
  'api/{catalogue,deposit-storing,documents,logs,query-plans,sample-accounts,save-all}.test.ts',
  'api/{fuzz-parties,history,provider-wallet,refusals,scheduled-events,time-out}.test.ts',
];

/** Everything that runs against the whole product without a browser: ledger, API, commands. */
export default defineConfig({
  ...fromSources,
  test: {
    ...fromSources.test,
    include: ['**/*.test.ts'],
    exclude: [
      'node_modules',
      'e2e',
      'scale',
      'bench',
      ...(process.env['BASE'] ? ownCasinosOnly : []),
    ],
    // Every file brings databases, servers and ports of its own, so that workers may keep the server’s
    // modules from one file to the next: to load them costs most files more than their tests.
    isolate: false,
    globalSetup: ['support/migrated-database.ts'],
    // Each of these starts processes or databases of its own, and a busy machine takes its time: no
    // test may fail for that alone.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
