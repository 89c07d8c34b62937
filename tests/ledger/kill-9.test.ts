import { spawn } from 'node:child_process';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../../server/api/src/backends/sqlite/ledger/check.ts';
import { inSuite } from '../../server/commands/suite.mjs';
import { sourceArguments } from '../support/source-arguments.ts';
import { numberedPost } from './numbered-post.ts';
import { openSqliteTestLedger, type SqliteTestLedger } from './test-ledger.ts';

/** Each run of the posting process is killed at another point of its work. */
const ACKNOWLEDGED_BEFORE_KILL = inSuite({
  quick: [1_500],
  full: [1, 100, 500, 1_500, 3_000],
});

/** Posts of the process without a response. */
const IN_FLIGHT = 64;

let testLedger: SqliteTestLedger;

beforeAll(async () => {
  testLedger = await openSqliteTestLedger();
  await testLedger.ledger.close();
});

afterAll(() => testLedger.remove());

test('an acknowledged post survives kill -9', async () => {
  const acknowledged: string[] = [];
  for (const [life, count] of ACKNOWLEDGED_BEFORE_KILL.entries()) {
    acknowledged.push(...(await postUntilKilled({ life: `${life}`, count })));
    const storedKeys = new Set((await testLedger.rows()).entries.map(({ key }) => key));
    expect(acknowledged.filter((key) => !storedKeys.has(key))).toEqual([]);
    expect(checkLedger(testLedger.databaseFile, { cheap: false })).toEqual([]);
  }
  const sent = ACKNOWLEDGED_BEFORE_KILL.reduce((sum, count) => sum + count, 0);
  expect(acknowledged.length).toBeGreaterThanOrEqual(sent);
});

test('bets in flight at a kill -9 count once when they are posted again', async () => {
  const life = 'again';
  const acknowledged = await postUntilKilled({ life, count: 300 });
  const numbers = acknowledged.map((key) => Number(key.split('/').at(-1)));
  const ledger = await testLedger.reopen();
  const replays = Array.from({ length: Math.max(...numbers) + IN_FLIGHT }, (_, index) =>
    ledger.post(numberedPost(life, index + 1)),
  );
  const outcomes = new Set((await Promise.all(replays)).map(({ outcome }) => outcome));
  expect(outcomes).toContain('replayed');
  await ledger.close();
  const { entries, budgets } = await testLedger.rows();
  const bets = entries.filter(({ kind }) => kind === 'bet');
  expect(bets.length).toBeGreaterThan(100);
  const usedMinor = budgets.reduce((sum, budget) => sum + budget.usedMinor, 0n);
  expect(usedMinor).toBe(7n * BigInt(bets.length));
  expect(checkLedger(testLedger.databaseFile, { cheap: false })).toEqual([]);
});

/**
 * Starts the posting process, kills it after `count` acknowledged keys, and returns all of them.
 */
async function postUntilKilled({
  life,
  count,
}: {
  life: string;
  count: number;
}): Promise<string[]> {
  const child = spawn(
    process.execPath,
    [
      ...sourceArguments(new URL('./posting-process.ts', import.meta.url)),
      testLedger.databaseFile,
      life,
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
