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
import { BUILT_KIT, mergeCoverage } from './report.ts';

/** World-writable: some tests start processes as users with fewer rights, which count too. */
const COUNTS_MODE = 0o777;

/*
 * `npm run coverage`: runs every test of server code with V8 coverage in all of their processes and
 * threads, and merges the results. Fails below a bound, and when a test fails: the coverage of an
 * incomplete run is meaningless.
 */
await runCommand(async () => {
  const log = openLog('coverage');
  const counts = mkdtempSync(path.join(tmpdir(), 'fairhall-coverage-'));
  chmodSync(counts, COUNTS_MODE);
  const sourceLoader = path.join(BUILT_KIT, 'from-sources.mjs');
  copyFileSync(path.join(import.meta.dirname, 'source-loader.mjs'), sourceLoader);
  process.once('exit', () => {
    rmSync(counts, { recursive: true, force: true });
    rmSync(sourceLoader, { force: true });
  });
  stopToolsOnSignal();
  const step = createProgress({ total: 2 });
  await step('Running the tests of the server', async () => {
    const { passed } = await runTests({ counts, log });
    return `${passed} passed`;
  });
  let report = '';
  let problems: readonly string[] = [];
  await step('Merging the coverage', async () => {
    const { files, folder } = await mergeCoverage(counts);
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
    // Node inherits this setting to all child processes; each writes its coverage here at its end.
    env: { NODE_V8_COVERAGE: counts },
    log,
  });
  return vitestTally(results);
}
