import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playwrightTally, vitestTally } from '../../server/commands/results.mjs';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fairhall-results-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function report(content: unknown): Promise<string> {
  const file = path.join(folder, 'report.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}

test('vitest’s passed, failed and skipped tests are counted', async () => {
  const file = await report({
    numPassedTests: 12,
    numFailedTests: 2,
    numPendingTests: 1,
    numTodoTests: 3,
    testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }] }],
  });
  expect(vitestTally(file)).toEqual({ passed: 12, failed: 2, skipped: 4 });
});

test('a test file that cannot be loaded counts as a failure', async () => {
  const file = await report({
    numPassedTests: 12,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  });
  expect(vitestTally(file)).toEqual({ passed: 12, failed: 1, skipped: 0 });
});

test('a Playwright test that passed only on a retry counts as failed', async () => {
  const file = await report({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 } });
  expect(playwrightTally(file)).toEqual({ passed: 7, failed: 2, skipped: 2 });
});

test('a missing report counts no test', () => {
  const nothing = { passed: 0, failed: 0, skipped: 0 };
  expect(vitestTally(path.join(folder, 'none.json'))).toEqual(nothing);
  expect(playwrightTally(path.join(folder, 'none.json'))).toEqual(nothing);
});
