import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkLedger } from '../../server/api/src/ledger/check.ts';
import { LedgerUnavailableError } from '../../server/api/src/ledger/port.ts';
import { deposit, type LedgerUnderTest, ledgerUnderTest } from './ledger-under-test.ts';

const LOCK_WAIT_MS = 50;
const writerUrl = new URL('./faulty-writer.ts', import.meta.url);

let under: LedgerUnderTest;

beforeEach(async () => {
  under = await ledgerUnderTest({ writerUrl, lockWaitMs: LOCK_WAIT_MS });
  await under.ledger.post(deposit('before', 'ann', 100n));
});

afterEach(() => under.remove());

test.each([
  ['a disk without room', 'fault/full', 'full'],
  ['a file that takes no writes', 'fault/read-only', 'readonly'],
])(
  '%s refuses whole entries, keeps what was acknowledged, and is forgotten once mended',
  async (_, fault, reason) => {
    await under.ledger.post(deposit(fault, 'ann', 1n)).catch(() => {});
    const outcomes = await postOneByOne(
      Array.from({ length: 200 }, (_none, index) => `during/${index}`),
    );
    const refused = outcomes.flatMap(({ key, error }) => (error ? [{ key, error }] : []));
    const accepted = outcomes.flatMap(({ key, error }) => (error ? [] : [key]));
    expect(refused.length).toBeGreaterThan(0);
    for (const { error } of refused) {
      expect(error).toBeInstanceOf(LedgerUnavailableError);
      expect(error.message).toContain(reason);
    }
    expect(keys()).toEqual(expect.arrayContaining(['before', ...accepted]));
    expect(keys()).not.toEqual(expect.arrayContaining(refused.map(({ key }) => key)));
    expect(checkLedger(under.databaseFile, { cheap: false })).toEqual([]);

    await under.ledger.post(deposit('fault/mended', 'ann', 1n));
    // What was refused left nothing behind: its key is free, and the money comes once.
    const again = await Promise.all(
      refused.map(({ key }) => under.ledger.post(deposit(key, 'ann', 1n))),
    );
    expect(new Set(again.map(({ outcome }) => outcome))).toEqual(new Set(['applied']));
    const money = 100n + BigInt(keys().length - 1);
    expect(await available()).toBe(money);
    expect(checkLedger(under.databaseFile, { cheap: false })).toEqual([]);
  },
);

test('a file that another process holds locked refuses what waits, and serves again when it is let go', async () => {
  const other = new Sqlite(under.databaseFile);
  other.exec('BEGIN IMMEDIATE');
  const outcomes = await postOneByOne(['busy/1', 'busy/2', 'busy/3']);
  for (const { error } of outcomes) {
    expect(error).toBeInstanceOf(LedgerUnavailableError);
    expect(error?.message).toContain('locked');
  }
  await expect(under.ledger.ping()).rejects.toThrow(LedgerUnavailableError);
  other.exec('ROLLBACK');
  other.close();
  expect(keys()).toEqual(['before']);
  await under.ledger.ping();
  expect(await under.ledger.post(deposit('busy/1', 'ann', 5n))).toMatchObject({
    outcome: 'applied',
  });
  expect(await available()).toBe(105n);
});

/** Posts deposits of 1 under these keys. */
async function postOneByOne(names: readonly string[]) {
  const results: { key: string; error?: Error }[] = [];
  for (const key of names) {
    results.push(
      await under.ledger.post(deposit(key, 'ann', 1n)).then(
        () => ({ key }),
        (error: Error) => ({ key, error }),
      ),
    );
  }
  return results;
}

function keys(): string[] {
  return under.rows().entries.map(({ key }) => key);
}

async function available(): Promise<bigint | undefined> {
  return (await under.ledger.balances('ann'))[0]?.availableMinor;
}
