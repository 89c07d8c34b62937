import { spawn } from 'node:child_process';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../../server/api/src/ledger/check.ts';
import { inSuite } from '../../server/commands/suite.mjs';
import { sourceArguments } from '../support/source-arguments.ts';
import { openSqliteTestLedger, type SqliteTestLedger } from './test-ledger.ts';

/** Each run of the posting process is killed at another point of its work. */
const ACKNOWLEDGED_BEFORE_KILL = inSuite({
  quick: [1, 1_500],
  full: [1, 100, 500, 1_500, 3_000],
});

let testLedger: SqliteTestLedger;

beforeAll(async () => {
  testLedger = await openSqliteTestLedger();
  await testLedger.ledger.close();
});

afterAll(() => testLedger.remove());

test('an acknowledged post survives kill -9', async () => {
  const acknowledged: string[] = [];
  for (const [life, count] of ACKNOWLEDGED_BEFORE_KILL.entries()) {
    acknowledged.push(...(await postUntilKilled({ life, count })));
    const storedKeys = new Set((await testLedger.rows()).entries.map(({ key }) => key));
    expect(acknowledged.filter((key) => !storedKeys.has(key))).toEqual([]);
    expect(checkLedger(testLedger.databaseFile, { cheap: false })).toEqual([]);
  }
  const sent = ACKNOWLEDGED_BEFORE_KILL.reduce((sum, count) => sum + count, 0);
  expect(acknowledged.length).toBeGreaterThanOrEqual(sent);
});

/**
 * Starts the posting process, kills it after `count` acknowledged keys, and returns all of them.
 */
async function postUntilKilled({
  life,
  count,
}: {
  life: number;
  count: number;
}): Promise<string[]> {
  const child = spawn(
    process.execPath,
    [
      ...sourceArguments(new URL('./posting-process.ts', import.meta.url)),
      testLedger.databaseFile,
      String(life),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  let lines = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    lines += text.split('\n').length - 1;
    if (lines >= count) child.kill('SIGKILL');
  });
  const signal = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (_, endedBy) => resolve(endedBy));
  });
  expect(signal).toBe('SIGKILL');
  // The kill cuts off the last line.
  return output.split('\n').slice(0, -1);
}
