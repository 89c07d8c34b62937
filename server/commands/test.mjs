import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { buildServer, buildWeb, generate, install } from './build-steps.mjs';
import { runCommand } from './command.mjs';
import { CommandError } from './command-error.mjs';
import { requireWritable } from './preflight.mjs';
import { playwrightTally, vitestTally } from './results.mjs';
import { root } from './root.mjs';
import { chooseChecks, runChecks, TestsFailed } from './run-checks.mjs';
import { isFullSuite } from './suite.mjs';
import { openLog, runPackage, stopToolsOnSignal } from './tools.mjs';

/** @typedef {import('./results.mjs').Tally} Tally */

await runCommand(async () => {
  requireWritable(root);
  const log = openLog('test');
  const reports = mkdtempSync(path.join(tmpdir(), 'fairhall-test-'));
  stopToolsOnSignal();
  const checks = allChecks({ log, reports });
  const tally = await runChecks(chooseChecks({ checks, names: process.argv.slice(2) }));
  rmSync(reports, { recursive: true, force: true });
  log.end();
  if (tally.failed > 0) process.exitCode = 1;
  if (tally.skipped > 0) console.log(`${tally.skipped} skipped`);
  const hasTests = tally.passed + tally.failed > 0;
  console.log(hasTests ? `${tally.passed} passed, ${tally.failed} failed` : 'all checks passed');
});

/**
 * @param {{ log: import('node:fs').WriteStream, reports: string }} context
 * @returns {import('./run-checks.mjs').Check[]}
 */
function allChecks({ log, reports }) {
  return [
    {
      name: 'install',
      title: 'Installing packages',
      needs: [],
      run: () => install({ log }),
    },
    {
      name: 'generate',
      title: 'Generating the database client',
      needs: ['install'],
      run: (view) => generate({ log, view }),
    },
    { name: 'types', title: 'Checking types', needs: ['generate'], run: () => checkTypes(log) },
    {
      name: 'build-server',
      title: 'Building the server',
      needs: ['generate'],
      run: (view) => buildServer({ log, view }),
    },
    // Knip reads the web's build tool, which reads the contract from the server's build.
    { name: 'lint', title: 'Linting', needs: ['build-server'], run: () => lint(log) },
    {
      name: 'unit-web',
      title: 'Unit tests of the web client',
      // Its build tool reads the contract from the server's build.
      needs: ['build-server'],
      run: () => runVitest({ workspace: 'web', log, reports }),
    },
    {
      name: 'build-web',
      title: 'Building the web client',
      needs: ['build-server'],
      run: (view) => buildWeb({ log, view }),
    },
    {
      name: 'browser',
      title: 'Finding a browser',
      needs: ['install'],
      run: async (view) => {
        process.env.CHROMIUM_PATH = await ensureBrowser({ log, view });
        return process.env.CHROMIUM_PATH;
      },
    },
    {
      name: 'unit-server',
      title: 'Unit tests of the server',
      needs: ['generate'],
      usesAllCores: true,
      run: () => runVitest({ workspace: 'server', log, reports }),
    },
    {
      name: 'api',
      title: 'Ledger, API and command tests',
      needs: ['build-server', 'build-web'],
      usesAllCores: true,
      run: () => runVitest({ workspace: 'tests', log, reports }),
    },
    {
      name: 'e2e',
      title: 'End-to-end tests in Chromium',
      needs: ['build-server', 'build-web', 'browser'],
      usesAllCores: true,
      run: () => runPlaywright({ log, reports }),
    },
    ...(isFullSuite ? [coverageCheck(log)] : []),
  ];
}

/**
 * Runs the server's tests on the build and measures their coverage.
 * @param {import('node:fs').WriteStream} log
 * @returns {import('./run-checks.mjs').Check}
 */
function coverageCheck(log) {
  return {
    name: 'coverage',
    title: 'Coverage thresholds',
    needs: ['build-server', 'build-web'],
    usesAllCores: true,
    run: async () => {
      await runPackage({ from: '.', name: 'tsx', args: ['tests/coverage/run.ts'], log });
    },
  };
}

/** @param {import('node:fs').WriteStream} log */
async function checkTypes(log) {
  const projects = [
    'server/kit',
    'server/api',
    'server/game-frame',
    'server/game-server',
    'server/mockpay',
    'server/stack',
    'seed',
    'server/commands',
    'web',
    'tests',
  ];
  await all(
    projects.map((project) =>
      runPackage({ from: '.', name: 'typescript', bin: 'tsc', args: ['-p', project], log }),
    ),
  );
}

/** @param {import('node:fs').WriteStream} log */
async function lint(log) {
  await all([
    runPackage({ from: '.', name: '@biomejs/biome', bin: 'biome', args: ['check'], log }),
    runPackage({ from: '.', name: 'knip', args: [], log }),
  ]);
}

/**
 * Waits for all tools and reports every failure at once.
 * @param {Promise<unknown>[]} runs
 */
async function all(runs) {
  const results = await Promise.allSettled(runs);
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  const foreign = errors.find((error) => !(error instanceof CommandError));
  if (foreign) throw foreign;
  if (errors.length === 0) return;
  throw new CommandError(errors.map((error) => error.message).join('\n'), {
    output: errors.map((error) => error.output).join('\n\n'),
  });
}

/**
 * @param {{ workspace: 'server' | 'web' | 'tests', log: import('node:fs').WriteStream, reports: string }} options
 * @returns {Promise<Tally>}
 */
async function runVitest({ workspace, log, reports }) {
  const file = path.join(reports, `${workspace}.json`);
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const cwd = path.join(root, workspace);
  await runPackage({ from: '.', name: 'vitest', args, cwd, log }).catch((error) => {
    throw new TestsFailed(error, vitestTally(file));
  });
  return vitestTally(file);
}

/**
 * @param {{ log: import('node:fs').WriteStream, reports: string }} options
 * @returns {Promise<Tally>}
 */
async function runPlaywright({ log, reports }) {
  const file = path.join(reports, 'e2e.json');
  await runPackage({
    from: 'tests',
    name: '@playwright/test',
    bin: 'playwright',
    args: ['test', '--reporter=list,json'],
    cwd: path.join(root, 'tests'),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    log,
  }).catch((error) => {
    throw new TestsFailed(error, playwrightTally(file));
  });
  return playwrightTally(file);
}
