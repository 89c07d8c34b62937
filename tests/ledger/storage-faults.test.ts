import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkLedger } from '../../server/api/src/backends/sqlite/ledger/check.ts';
import {
  LedgerOutcomeUnknownError,
  LedgerUnavailableError,
} from '../../server/api/src/ledger/port.ts';
import { deposit, openSqliteTestLedger, type SqliteTestLedger } from './test-ledger.ts';

const LOCK_WAIT_MS = 50;
const writerUrl = new URL('./faulty-writer.ts', import.meta.url);

let testLedger: SqliteTestLedger;

beforeEach(async () => {
  testLedger = await openSqliteTestLedger({ writerUrl, lockWaitMs: LOCK_WAIT_MS });
  await testLedger.ledger.post(deposit('before', 'ann', 100n));
});

afterEach(() => testLedger.remove());

test.each([
  ['a disk without room', 'fault/full', 'full'],
  ['a file that takes no writes', 'fault/read-only', 'readonly'],
])(
  '%s refuses whole entries and keeps the acknowledged ones; writes work again after its repair',
  async (_, fault, reason) => {
    await testLedger.ledger.post(deposit(fault, 'ann', 1n)).catch(() => {});
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
    expect(await keys()).toEqual(expect.arrayContaining(['before', ...accepted]));
    expect(await keys()).not.toEqual(expect.arrayContaining(refused.map(({ key }) => key)));
    expect(checkLedger(testLedger.databaseFile, { cheap: false })).toEqual([]);

    await testLedger.ledger.post(deposit('fault/mended', 'ann', 1n));
    // A refused entry left no trace: its key can be reused, and the money is credited once.
    const again = await Promise.all(
      refused.map(({ key }) => testLedger.ledger.post(deposit(key, 'ann', 1n))),
    );
    expect(new Set(again.map(({ outcome }) => outcome))).toEqual(new Set(['applied']));
    const money = 100n + BigInt((await keys()).length - 1);
    expect(await available()).toBe(money);
    expect(checkLedger(testLedger.databaseFile, { cheap: false })).toEqual([]);
  },
);

test('a locked database file refuses queued entries, and works again once the lock is released', async () => {
  const other = new Sqlite(testLedger.databaseFile);
  other.exec('BEGIN IMMEDIATE');
  const outcomes = await postOneByOne(['busy/1', 'busy/2', 'busy/3']);
  for (const { error } of outcomes) {
    expect(error).toBeInstanceOf(LedgerUnavailableError);
    expect(error?.message).toContain('locked');
  }
  await expect(testLedger.ledger.ping()).rejects.toThrow(LedgerUnavailableError);
  other.exec('ROLLBACK');
  other.close();
  expect(await keys()).toEqual(['before']);
  await testLedger.ledger.ping();
  expect(await testLedger.ledger.post(deposit('busy/1', 'ann', 5n))).toMatchObject({
    outcome: 'applied',
  });
  expect(await available()).toBe(105n);
});

test('a failed fsync leaves the outcome unknown, because a recovery may find the commit', async () => {
  await expect(testLedger.ledger.post(deposit('fault/fsync', 'ann', 1n))).rejects.toThrow(
    LedgerOutcomeUnknownError,
  );
  expect(await testLedger.ledger.post(deposit('after', 'ann', 1n))).toMatchObject({
    outcome: 'applied',
  });
});

/** Posts deposits of 1 with these keys. */
async function postOneByOne(names: readonly string[]) {
  const results: { key: string; error?: Error }[] = [];
  for (const key of names) {
    results.push(
      await testLedger.ledger.post(deposit(key, 'ann', 1n)).then(
        () => ({ key }),
        (error: Error) => ({ key, error }),
      ),
    );
  }
  return results;
}

async function keys(): Promise<string[]> {
  return (await testLedger.rows()).entries.map(({ key }) => key);
}

async function available(): Promise<bigint | undefined> {
  return (await testLedger.ledger.balances('ann'))[0]?.availableMinor;
}
