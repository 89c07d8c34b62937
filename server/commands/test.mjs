import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { changedFiles, clientAlone, forkPoint } from './changes.mjs';
import { runCommand } from './command.mjs';
import { CommandError } from './command-error.mjs';
import { requireWritable } from './preflight.mjs';
import { readTestResults, tallyOf } from './results.mjs';
import { root } from './root.mjs';
import { install, runTask } from './steps.mjs';
import { childrenSeconds } from './used-time.mjs';

/** @typedef {{ check: string, seconds: number, processorSeconds: number | null }} CheckTime */

/**
 * The checks in their order, each a task `check:…` of package.json with what it depends on. `static`
 * builds everything and runs types, lint and the client's unit tests, two at a time. Each of the others
 * uses all cores, so they run one after the other, also after one that failed.
 */
const suite = ['static', 'unit-server', 'api', 'postgresql', 'e2e'];
const single = ['types', 'lint', 'unit-web', ...suite];

/**
 * The checks of `--changed`, with the arguments that limit them to what differs from a commit: Vitest and
 * Playwright follow the imports of the changed files. PostgreSQL is left to the whole suite.
 * @type {Readonly<Record<string, (commit: string) => string[]>>}
 */
const ofChanges = {
  types: () => [],
  lint: () => [],
  'unit-web': (commit) => ['--changed', commit],
  'unit-server': (commit) => ['--changed', commit],
  api: (commit) => ['--changed', commit],
  e2e: (commit) => [`--only-changed=${commit}`],
};

/** Those that need Chromium: journeys and component tests. */
const inBrowser = ['static', 'unit-web', 'e2e'];

const REPORTS = path.join(root, 'data', 'test-reports');
/** Of a failed check's last output, repeated at the end: a log in CI shows its last lines first. */
const LINES_REPEATED = 25;
const SLOWEST_SHOWN = 5;
const SLOWEST_STORED = 50;

/** `npm test [-- names]`: all checks or the named ones; `npm test -- --changed`: those of the changes. */
await runCommand(async () => {
  requireWritable(root);
  const names = process.argv.slice(2);
  const isOfChanges = names.length === 1 && names[0] === '--changed';
  const checks = isOfChanges ? changedChecks() : chosenChecks(names);
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  await install();
  if (checks.some(({ check }) => inBrowser.includes(check)))
    process.env.CHROMIUM_PATH = await ensureBrowser();

  /** @type {CheckTime[]} */
  const times = [];
  /** @type {FailedCheck[]} */
  const failed = [];
  for (const chosen of checks) {
    const started = { at: performance.now(), processor: childrenSeconds() };
    const output = await runCheck(chosen);
    if (output !== null) failed.push({ check: chosen.check, output });
    times.push(timeSince(chosen.check, started));
  }
  report({ times, failed });
});

/** @typedef {{ check: string, args: string[] }} ChosenCheck */
/** @typedef {{ check: string, output: string }} FailedCheck its last lines */

/**
 * @param {ChosenCheck} check
 * @returns {Promise<string | null>} the last lines of a check that failed
 */
async function runCheck({ check, args }) {
  let lines = /** @type {string[]} */ ([]);
  const onOutput = (/** @type {string} */ text) => {
    const [first = '', ...others] = text.split('\n');
    lines = [...lines.slice(0, -1), `${lines.at(-1) ?? ''}${first}`, ...others].slice(
      -LINES_REPEATED,
    );
  };
  try {
    await runTask(`check:${check}`, { args, env: { WIREIT_FAILURES: 'continue' }, onOutput });
    return null;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return lines.join('\n');
  }
}

/**
 * Journeys only where a file of theirs has changed; the server only where more than the client has.
 * @returns {ChosenCheck[]}
 */
function changedChecks() {
  const commit = forkPoint();
  const files = changedFiles(commit);
  const hasJourneys = files.some((file) => file.startsWith('tests/e2e/'));
  const hasServer = files.some((file) => !clientAlone.test(file));
  const skipped = [...(hasJourneys ? [] : ['e2e']), ...(hasServer ? [] : ['unit-server', 'api'])];
  return Object.entries(ofChanges)
    .filter(([check]) => !skipped.includes(check))
    .map(([check, argsSince]) => ({ check, args: argsSince(commit) }));
}

/**
 * @param {string[]} names
 * @returns {ChosenCheck[]}
 * @throws {CommandError} for an unknown name
 */
function chosenChecks(names) {
  const unknown = names.find((name) => !single.includes(name));
  if (unknown)
    throw new CommandError(`There is no check ${unknown}; choose from ${single.join(', ')}.`);
  const chosen = names.length === 0 ? suite : single.filter((name) => names.includes(name));
  return chosen.map((check) => ({ check, args: [] }));
}

/**
 * @param {string} check
 * @param {{ at: number, processor: number | null }} started
 * @returns {CheckTime}
 */
function timeSince(check, { at, processor }) {
  const used = childrenSeconds();
  return {
    check,
    seconds: rounded((performance.now() - at) / 1000),
    processorSeconds: used === null || processor === null ? null : rounded(used - processor),
  };
}

/** @param {number} seconds */
function rounded(seconds) {
  return Math.round(seconds * 10) / 10;
}

/**
 * Stores the times; prints the largest, what failed and how many tests passed. A check that failed
 * without a failed test counts as one.
 * @param {{ times: CheckTime[], failed: FailedCheck[] }} results
 */
function report({ times, failed }) {
  const tests = readTestResults(REPORTS);
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_STORED);
  const file = path.join(root, 'data', 'test-times.json');
  writeFileSync(file, `${JSON.stringify({ checks: times, slowest }, null, 2)}\n`);
  for (const { check, seconds, processorSeconds } of times) {
    const used = processorSeconds === null ? '' : `, ${processorSeconds} s of processor`;
    console.log(`${check}: ${seconds} s${used}`);
  }
  if (slowest.length > 0) console.log('Slowest tests (data/test-times.json has 50):');
  for (const { name, seconds } of slowest.slice(0, SLOWEST_SHOWN))
    console.log(`  ${rounded(seconds)} s  ${name}`);

  for (const { check, output } of failed)
    console.log(`\nFAILED ${check}, which ended with:\n${output}`);
  for (const { name, status } of tests) if (status === 'failed') console.log(`FAILED ${name}`);
  const tally = tallyOf(tests);
  const failures = Math.max(tally.failed, failed.length);
  if (tally.skipped > 0) console.log(`${tally.skipped} skipped`);
  console.log(
    tests.length > 0
      ? `${tally.passed} passed, ${failures} failed`
      : `${failures} of ${times.length} checks failed`,
  );
  if (failures > 0) process.exitCode = 1;
}
