import { chmodSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { runCommand } from '../../server/commands/command.mjs';
import { CommandError } from '../../server/commands/command-error.mjs';
import { createProgress } from '../../server/commands/progress.mjs';
import { vitestTally } from '../../server/commands/results.mjs';
import { openLog, runPackage, stopToolsOnSignal } from '../../server/commands/tools.mjs';
import { figuresOf, missedBounds, table } from './bounds.ts';
import { addUp, BUILT_KIT } from './report.ts';

/** Everybody's: some tests start processes of users with fewer rights, which count like any other. */
const COUNTS_MODE = 0o777;

/*
 * `npm run coverage`: runs every test that runs code of the server, counts in all of their
 * processes and threads, and adds up. Fails below a bound, and when a test fails: half a run says
 * nothing about what the tests cover.
 */
await runCommand(async () => {
  const log = openLog('coverage');
  const counts = mkdtempSync(path.join(tmpdir(), 'fairhall-coverage-'));
  chmodSync(counts, COUNTS_MODE);
  const threadOfSources = path.join(BUILT_KIT, 'from-sources.mjs');
  copyFileSync(path.join(import.meta.dirname, 'thread-of-sources.mjs'), threadOfSources);
  process.once('exit', () => {
    rmSync(counts, { recursive: true, force: true });
    rmSync(threadOfSources, { force: true });
  });
  stopToolsOnSignal();
  const step = createProgress({ total: 2 });
  await step('Running the tests of the server', async () => {
    const { passed } = await runTests({ counts, log });
    return `${passed} passed`;
  });
  let report = '';
  let problems: readonly string[] = [];
  await step('Adding up what ran', async () => {
    const { files, folder } = await addUp(counts);
    const figures = figuresOf(files);
    report = table(figures);
    problems = missedBounds(figures);
    return `${folder}/index.html, ${folder}/lcov.info`;
  });
  log.end();
  process.stdout.write(`\n${report}\n`);
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
});

async function runTests({
  counts,
  log,
}: {
  counts: string;
  log: ReturnType<typeof openLog>;
}): Promise<ReturnType<typeof vitestTally>> {
  const results = path.join(counts, 'results', 'vitest.json');
  await runPackage({
    from: 'tests',
    name: 'vitest',
    args: [
      'run',
      `--config=${path.join(import.meta.dirname, 'vitest.config.ts')}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${results}`,
    ],
    // Node counts in the whole family of this process, and every member writes here when it ends.
    env: { NODE_V8_COVERAGE: counts },
    log,
  });
  return vitestTally(results);
}
