import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { fromSources } from '../server/vitest-sources.ts';

/** Tests of whole processes take longest: begun last, one of them would run alone in the end. */
class CommandsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isOfCommands = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/commands/');
    return [...sorted.filter(isOfCommands), ...sorted.filter((file) => !isOfCommands(file))];
  }
}

/**
 * What `BASE=… npm run test:api` leaves out: tests of the database, of settings and of whole
 * processes, which make casinos of their own, and those that would change the catalogue of another.
 */
const ownServersOnly = [
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
      ...(process.env['BASE'] ? ownServersOnly : []),
    ],
    // Every file brings databases, servers and ports of its own, so that workers may keep the server’s
    // modules from one file to the next: to load them costs most files more than their tests.
    isolate: false,
    // One for each core; vitest alone would leave one core idle.
    maxWorkers: '100%',
    globalSetup: ['support/migrated-database.ts'],
    sequence: { sequencer: CommandsFirst },
    // Each of these starts processes or databases of its own, and a busy machine takes its time: no
    // test may fail for that alone.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
