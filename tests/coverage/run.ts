import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { runCommand } from '../../server/commands/command.mjs';
import { CommandError } from '../../server/commands/command-error.mjs';
import { packageBin, run } from '../../server/commands/tools.mjs';
import { metricsOf, missedBounds, table } from './bounds.ts';
import { mergeCoverage } from './report.ts';

/** World-writable: some tests start processes as users with fewer rights, which count too. */
const COUNTS_MODE = 0o777;

/*
 * `npm run coverage`: runs every test of server code with V8 coverage in all of their processes and
 * threads, and merges the results. Fails below a bound, and when a test fails: the coverage of an
 * incomplete run is meaningless.
 */
await runCommand(async () => {
  const counts = mkdtempSync(path.join(tmpdir(), 'fairhall-coverage-'));
  chmodSync(counts, COUNTS_MODE);
  process.once('exit', () => rmSync(counts, { recursive: true, force: true }));
  const vitest = packageBin({ from: 'tests', name: 'vitest' });
  const config = path.join(import.meta.dirname, 'vitest.config.ts');
  // Node inherits this setting to all child processes; each writes its coverage here at its end.
  await run(process.execPath, [vitest, 'run', `--config=${config}`, '--reporter=dot'], {
    NODE_V8_COVERAGE: counts,
  });
  const { files, folder } = await mergeCoverage(counts);
  const figures = metricsOf(files);
  const problems = missedBounds(figures);
  process.stdout.write(`\n${table(figures)}\n${folder}/index.html, ${folder}/lcov.info\n`);
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
});
