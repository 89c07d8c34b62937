import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../../server/api/src/ledger/check.ts';
import { inSuite } from '../../server/commands/suite.mjs';
import { type LedgerUnderTest, ledgerUnderTest } from './ledger-under-test.ts';

/** Each life of the posting process ends at another point of its work. */
const ACKNOWLEDGED_BEFORE_KILL = inSuite({
  quick: [1, 1_500],
  full: [1, 100, 500, 1_500, 3_000],
});

let under: LedgerUnderTest;

beforeAll(async () => {
  under = await ledgerUnderTest();
  await under.ledger.close();
});

afterAll(() => under.remove());

test('an acknowledged post survives kill -9', async () => {
  const acknowledged: string[] = [];
  for (const [life, count] of ACKNOWLEDGED_BEFORE_KILL.entries()) {
    acknowledged.push(...(await postUntilKilled({ life, count })));
    const storedKeys = new Set(under.rows().entries.map(({ key }) => key));
    expect(acknowledged.filter((key) => !storedKeys.has(key))).toEqual([]);
    expect(checkLedger(under.databaseFile, { cheap: false })).toEqual([]);
  }
  const sent = ACKNOWLEDGED_BEFORE_KILL.reduce((sum, count) => sum + count, 0);
  expect(acknowledged.length).toBeGreaterThanOrEqual(sent);
});

/** Starts the posting process and kills it after `count` acknowledged keys; gives all it said. */
async function postUntilKilled({
  life,
  count,
}: {
  life: number;
  count: number;
}): Promise<string[]> {
  const root = createRequire(new URL('../../package.json', import.meta.url));
  const child = spawn(
    process.execPath,
    [
      '--conditions=@fairhall/source',
      '--import',
      pathToFileURL(root.resolve('tsx')).href,
      fileURLToPath(new URL('./posting-process.ts', import.meta.url)),
      under.databaseFile,
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
  // A line without its end was cut off by the kill.
  return output.split('\n').slice(0, -1);
}
