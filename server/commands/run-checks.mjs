import { CommandError } from './command-error.mjs';
import { createProgress } from './progress.mjs';

/** @typedef {import('./results.mjs').Tally} Tally */

/**
 * @typedef {object} Check
 * @property {string} name selects the check: `npm test -- <name>`, or the part before its hyphen
 * @property {string} title
 * @property {string[]} needs names of the checks that this one depends on; they are listed before
 *   it
 * @property {boolean} [usesAllCores] its tool starts a worker per core, so it runs alone
 * @property {(view: import('./progress.mjs').StepView) => Promise<string | Tally | void>} run
 */

/** Limit of parallel checks that use one core each. */
const SIDE_BY_SIDE_MAX = 2;

/** A test run with failed tests. */
export class TestsFailed extends CommandError {
  /**
   * @param {CommandError} error
   * @param {Tally} tally
   */
  constructor(error, tally) {
    super(error.message, { output: error.output });
    this.tally = tally;
  }
}

/**
 * The selected checks and their dependencies; all checks without names.
 * @param {{ checks: Check[], names: string[] }} selection
 * @returns {Check[]}
 * @throws {CommandError} when a name selects no check
 */
export function chooseChecks({ checks, names }) {
  if (names.length === 0) return checks;
  const wanted = new Set();
  for (const selector of names) {
    const selected = checks.filter(
      ({ name }) => name === selector || name.startsWith(`${selector}-`),
    );
    if (selected.length === 0) {
      const known = checks.map(({ name }) => name).join(', ');
      throw new CommandError(`There is no check ${selector}; choose from ${known}.`);
    }
    for (const { name } of selected) wanted.add(name);
  }
  for (const { name, needs } of checks.toReversed()) {
    if (wanted.has(name)) for (const need of needs) wanted.add(need);
  }
  return checks.filter(({ name }) => wanted.has(name));
}

/**
 * Runs each check whose dependencies passed, also after another check failed, so that one run shows
 * all failures. Two checks run in parallel when neither depends on the other and neither uses all
 * cores.
 * @param {Check[]} checks
 * @param {import('./progress.mjs').Output} [out]
 * @returns {Promise<Tally>} a check that fails without a failed test counts as one failure, and so
 *   does a run whose checks found no tests
 */
export async function runChecks(checks, out) {
  const step = createProgress({ total: checks.length, out });
  const missing = new Set();
  const sum = { passed: 0, failed: 0, skipped: 0 };
  let hasCounted = false;
  /** @param {Check} check */
  const runOne = async ({ name, title, needs, run }) => {
    const absent = needs.find((need) => missing.has(need));
    if (absent) missing.add(name);
    await step(title, async (view) => {
      if (absent) return `not run, because "${absent}" failed`;
      const result = await run(view);
      if (typeof result !== 'object') return result;
      hasCounted = true;
      add(sum, result);
      return `${result.passed} passed`;
    }).catch((error) => {
      missing.add(name);
      add(sum, tallyOf(error));
      report(error);
    });
  };
  await runInOrder(checks, runOne);
  if (hasCounted && sum.passed + sum.failed === 0) sum.failed = 1;
  return sum;
}

/**
 * Starts each check once its dependencies have ended, in the order of the list.
 * @param {Check[]} checks
 * @param {(check: Check) => Promise<void>} run
 */
async function runInOrder(checks, run) {
  const waiting = new Set(checks);
  /** @type {Map<Check, Promise<void>>} */
  const running = new Map();
  const hasEnded = (/** @type {string} */ need) =>
    ![...waiting, ...running.keys()].some(({ name }) => name === need);
  const hasRoom = (/** @type {Check} */ check) =>
    running.size === 0 ||
    (running.size < SIDE_BY_SIDE_MAX &&
      ![check, ...running.keys()].some(({ usesAllCores }) => usesAllCores));
  while (waiting.size + running.size > 0) {
    for (const check of waiting) {
      if (!hasRoom(check) || !check.needs.every(hasEnded)) continue;
      waiting.delete(check);
      running.set(
        check,
        run(check).finally(() => running.delete(check)),
      );
    }
    await Promise.race(running.values());
  }
}

/**
 * @param {Tally} sum
 * @param {Tally} part
 */
function add(sum, part) {
  sum.passed += part.passed;
  sum.failed += part.failed;
  sum.skipped += part.skipped;
}

/**
 * @param {unknown} error
 * @returns {Tally}
 */
function tallyOf(error) {
  if (!(error instanceof TestsFailed)) return { passed: 0, failed: 1, skipped: 0 };
  return { ...error.tally, failed: Math.max(1, error.tally.failed) };
}

/** @param {unknown} error */
function report(error) {
  if (!(error instanceof CommandError)) throw error;
  const output = error.output ? `${error.output}\n\n` : '';
  console.error(`\n${output}${error.message}\n`);
}
