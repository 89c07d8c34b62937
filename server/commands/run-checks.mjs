import { CommandError } from './command-error.mjs';
import { createProgress } from './progress.mjs';

/** @typedef {import('./results.mjs').Tally} Tally */

/**
 * @typedef {object} Check
 * @property {string} name what selects it: `npm test -- <name>`, or the part before its hyphen
 * @property {string} title
 * @property {string[]} needs names of checks without which this one cannot run; they come before it
 * @property {boolean} [usesAllCores] its tool has a worker for each core: it runs alone
 * @property {(view: import('./progress.mjs').StepView) => Promise<string | Tally | void>} run
 */

/** Checks of one core each that run side by side. */
const SIDE_BY_SIDE_MAX = 2;

/** Tests ran, and some failed. */
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
 * The checks that the names select, and what those need; all when there is no name.
 * @param {{ checks: Check[], names: string[] }} selection
 * @returns {Check[]}
 * @throws {CommandError} naming a check that does not exist
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
 * Runs each check whose needs are met, whatever happened to the others, so that one run shows all
 * there is to mend. Two checks run side by side where neither needs the other and neither uses all
 * cores.
 * @param {Check[]} checks
 * @param {import('./progress.mjs').Output} [out]
 * @returns {Promise<Tally>} a check that failed without a failed test counts as one failure, and so
 *   do checks that should count tests and found none
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
 * Runs each check once those that it needs have ended, the earliest of those that may start first.
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
