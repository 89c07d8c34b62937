import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { fromSources } from './vitest-sources.ts';

/** The mathematics of the slots takes longest and its files are short; vitest begins with long ones. */
class SlotsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlots = ({ moduleId }: TestSpecification) => moduleId.includes('/engines/slot/');
    return [...sorted.filter(isSlots), ...sorted.filter((file) => !isSlots(file))];
  }
}

export default defineConfig({
  ...fromSources,
  test: {
    ...fromSources.test,
    sequence: { sequencer: SlotsFirst },
    // Each test opens databases and servers of its own, so that workers may keep the modules from
    // one file to the next: to load them costs most files more than their tests.
    isolate: false,
    // One for each core; vitest alone would leave one core idle.
    maxWorkers: '100%',
    // No test may fail for a busy machine alone.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
