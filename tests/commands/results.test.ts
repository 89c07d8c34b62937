import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readTestResults, tallyOf } from '../../server/commands/results.mjs';

async function resultsOf(file: string, report: unknown) {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairhall-results-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, file), JSON.stringify(report));
  return readTestResults(folder);
}

test('Vitest’s passed, failed and skipped tests are counted, and named with their file', async () => {
  const test = (status: string) => ({ fullName: `it ${status}`, status, duration: 1500 });
  const results = await resultsOf('api.json', {
    testResults: [
      {
        name: '/somewhere/tests/api/bets.test.ts',
        status: 'failed',
        assertionResults: ['passed', 'failed', 'pending', 'todo'].map(test),
      },
    ],
  });
  expect(tallyOf(results)).toEqual({ passed: 1, failed: 1, skipped: 2 });
  expect(results[0]).toEqual({
    name: 'api/bets.test.ts: it passed',
    status: 'passed',
    seconds: 1.5,
  });
});

test('a test file that cannot be loaded counts as a failure', async () => {
  const results = await resultsOf('unit-web.json', {
    testResults: [{ name: 'a/b.test.ts', status: 'failed', assertionResults: [] }],
  });
  expect(tallyOf(results)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a Playwright test that passed only on a retry counts as failed', async () => {
  const spec = (status: string) => ({
    title: status,
    file: 'wallet.spec.ts',
    tests: [{ status, projectName: 'phone', results: [{ duration: 500 }, { duration: 700 }] }],
  });
  const results = await resultsOf('e2e.json', {
    suites: [
      { specs: [spec('expected')], suites: [{ specs: [spec('flaky')] }] },
      { specs: [spec('unexpected'), spec('skipped')] },
    ],
  });
  expect(tallyOf(results)).toEqual({ passed: 1, failed: 2, skipped: 1 });
  expect(results[0]).toMatchObject({ name: 'wallet.spec.ts: expected (phone)', seconds: 1.2 });
});
