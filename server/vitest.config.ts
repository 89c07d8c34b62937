import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { fromSources } from './vitest-sources.ts';

/** The tests of the slots' mathematics take longest, but Vitest starts with the largest files. */
class SlotsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlots = ({ moduleId }: TestSpecification) => /\/(engines|exact)\/slot\//.test(moduleId);
    return [...sorted.filter(isSlots), ...sorted.filter((file) => !isSlots(file))];
  }
}

export default defineConfig({
  ...fromSources,
  test: {
    ...fromSources.test,
    sequence: { sequencer: SlotsFirst },
    // Each test opens its own databases and servers, so workers may reuse modules across files: in
    // most files, loading them takes longer than the tests.
    isolate: false,
    // One more than cores: some tests wait for retries and for other processes.
    maxWorkers: availableParallelism() + 1,
    // Generous: no test may fail because the machine is busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
