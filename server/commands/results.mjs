import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */
/** @typedef {{ name: string, status: keyof Tally, seconds: number }} TestResult `name` with its file */

/**
 * The results in the JSON reports of a folder: Playwright's is `e2e.json`, all others are Vitest's. A
 * file of tests that cannot be loaded is a failed test.
 * @param {string} folder
 * @returns {TestResult[]}
 */
export function readTestResults(folder) {
  return readdirSync(folder).flatMap((file) => {
    const report = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    return file === 'e2e.json' ? playwrightResults(report) : vitestResults(report);
  });
}

/**
 * @param {TestResult[]} results
 * @returns {Tally}
 */
export function tallyOf(results) {
  const tally = { passed: 0, failed: 0, skipped: 0 };
  for (const { status } of results) tally[status] += 1;
  return tally;
}

/**
 * @typedef {object} VitestReport the used part
 * @property {{ name: string, status: string, assertionResults: { fullName: string, status: string, duration?: number }[] }[]} testResults
 */

/**
 * @param {VitestReport} report
 * @returns {TestResult[]}
 */
function vitestResults({ testResults }) {
  return testResults.flatMap(({ name: file, status, assertionResults }) => {
    const short = file.split('/').slice(-2).join('/');
    if (status === 'failed' && assertionResults.length === 0)
      return [{ name: short, status: /** @type {const} */ ('failed'), seconds: 0 }];
    return assertionResults.map((test) => ({
      name: `${short}: ${test.fullName}`,
      status: vitestStatus(test.status),
      seconds: (test.duration ?? 0) / 1000,
    }));
  });
}

/**
 * @param {string} status
 * @returns {keyof Tally}
 */
function vitestStatus(status) {
  if (status === 'passed' || status === 'failed') return status;
  return 'skipped';
}

/**
 * @typedef {object} PlaywrightSuite the used part
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string, file: string, tests: { status: string, projectName: string, results: { duration: number }[] }[] }[]} [specs]
 */

/**
 * A flaky test has failed.
 * @param {PlaywrightSuite} suite
 * @returns {TestResult[]}
 */
function playwrightResults({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, projectName, results }) => ({
      name: `${file}: ${title} (${projectName})`,
      status: playwrightStatus(status),
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap(playwrightResults)];
}

/**
 * @param {string} status
 * @returns {keyof Tally}
 */
function playwrightStatus(status) {
  if (status === 'expected') return 'passed';
  return status === 'skipped' ? 'skipped' : 'failed';
}
