import { setImmediate } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BALANCE_CAP_MINOR } from '../../server/api/src/contract/money.ts';
import { checkLedger } from '../../server/api/src/ledger/check.ts';
import type { Entry } from '../../server/api/src/ledger/port.ts';
import { connectWriter } from '../../server/api/src/ledger/sqlite/connect.ts';
import {
  available,
  bet,
  deposit,
  entry,
  frozen,
  move,
  openTestLedger,
  type TestLedger,
} from './test-ledger.ts';

let testLedger: TestLedger;

beforeEach(async () => {
  testLedger = await openTestLedger();
});

afterEach(() => testLedger.remove());

describe('every entry sums to zero in each currency', () => {
  test('an unbalanced one is refused before it is queued', async () => {
    const before = testLedger.rows();
    const unbalanced = entry('unbalanced', 'deposit', {
      userId: 'ann',
      postings: [
        { account: available('ann'), currency: 'USD', amountMinor: 100n, type: 'deposit' },
        { account: { of: 'bank' }, currency: 'USD', amountMinor: -99n, type: 'deposit' },
      ],
    });
    await expect(testLedger.ledger.post(unbalanced)).rejects.toThrow(
      new RangeError('unbalanced: the USD postings sum to 1, not 0'),
    );
    expect(testLedger.rows()).toEqual(before);
  });

  test('another currency does not compensate', async () => {
    const mixed = entry('mixed', 'deposit', {
      userId: 'ann',
      postings: [
        { account: available('ann'), currency: 'USD', amountMinor: 100n, type: 'deposit' },
        { account: { of: 'bank' }, currency: 'EUR', amountMinor: -100n, type: 'deposit' },
      ],
    });
    await expect(testLedger.ledger.post(mixed)).rejects.toThrow(RangeError);
  });
});

test("a player account's balance is the sum of its postings", async () => {
  const { ledger } = testLedger;
  await ledger.post(deposit('d1', 'ann', 1_000n));
  await ledger.post(bet('b1', 'ann', 300n));
  await ledger.post(
    entry('freeze', 'withdraw-freeze', {
      userId: 'ann',
      postings: move({
        from: available('ann'),
        to: frozen('ann'),
        amountMinor: 250n,
        type: 'freeze',
      }),
    }),
  );
  await ledger.post(
    entry('yen', 'deposit', {
      userId: 'ann',
      postings: move({
        from: { of: 'bank' },
        to: available('ann'),
        amountMinor: 7n,
        type: 'deposit',
        currency: 'JPY',
      }),
    }),
  );
  const balances = await ledger.balances('ann');
  expect([...balances].sort((a, b) => a.currency.localeCompare(b.currency))).toEqual([
    { currency: 'JPY', availableMinor: 7n, frozenMinor: 0n },
    { currency: 'USD', availableMinor: 450n, frozenMinor: 250n },
  ]);
  expect(await ledger.balances('nobody')).toEqual([]);
  expect(checkLedger(testLedger.databaseFile, { cheap: false })).toEqual([]);
});

test('a read of balances is never older than an earlier one', async () => {
  await testLedger.ledger.post(deposit('d', 'ann', 1_000n));
  // After a restart it has no cached balances and reads them while bets are committed.
  const ledger = await testLedger.reopen();
  let acknowledged = 0;
  for (let bets = 1; bets <= 300; bets += 1) {
    ledger.post(bet(`b${bets}`, 'ann', 1n)).then(() => {
      acknowledged += 1;
    });
  }
  const seen: bigint[] = [];
  while (acknowledged < 300) {
    const [balance] = await ledger.balances('ann');
    seen.push(balance?.availableMinor ?? 0n);
    await setImmediate();
  }
  expect(seen).toEqual([...seen].sort((a, b) => Number(b - a)));
  const last = await ledger.balances('ann');
  expect(last).toMatchObject([{ availableMinor: 700n }]);
  const posted = await ledger.post(bet('last', 'ann', 1n));
  expect(posted).toMatchObject({ balances: await ledger.balances('ann') });
  expect(await ledger.balances('ann')).toMatchObject([{ availableMinor: 699n }]);
});

describe('no player account is ever below zero', () => {
  test('with 64 concurrent bettors on one wallet', async () => {
    const { ledger } = testLedger;
    await ledger.post(deposit('d', 'ann', 1_000n));
    const outcomes = await Promise.all(
      Array.from({ length: 64 }, (_, index) => ledger.post(bet(`b${index}`, 'ann', 30n))),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'applied')).toHaveLength(33);
    expect(outcomes.filter(({ outcome }) => outcome === 'insufficient')).toHaveLength(31);
    expect(await ledger.balances('ann')).toEqual([
      { currency: 'USD', availableMinor: 10n, frozenMinor: 0n },
    ]);
    expect(checkLedger(testLedger.databaseFile, { cheap: false })).toEqual([]);
  });

  test('not even between the stake and the win of one entry', async () => {
    const { ledger } = testLedger;
    await ledger.post(deposit('d', 'ann', 99n));
    const play = entry('play', 'play', {
      userId: 'ann',
      postings: [
        ...move({ from: available('ann'), to: { of: 'house' }, amountMinor: 100n, type: 'bet' }),
        ...move({ from: { of: 'house' }, to: available('ann'), amountMinor: 500n, type: 'win' }),
      ],
    });
    expect(await ledger.post(play)).toEqual({ outcome: 'insufficient' });
  });

  test("and the table's own constraint refuses it", async () => {
    await testLedger.ledger.post(deposit('d', 'ann', 1n));
    const database = new Sqlite(testLedger.databaseFile);
    try {
      for (const column of ['availableMinor', 'frozenMinor']) {
        for (const amount of [-1n, BALANCE_CAP_MINOR + 1n]) {
          expect(() => database.exec(`UPDATE "LedgerBalance" SET "${column}" = ${amount}`)).toThrow(
            'CHECK constraint failed',
          );
        }
      }
    } finally {
      database.close();
    }
  });
});

describe('a key is applied at most once', () => {
  test('with 50 concurrent posts of it: one is applied, 49 are replayed', async () => {
    const { ledger } = testLedger;
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => ledger.post(deposit('same', 'ann', 100n))),
    );
    const count = (wanted: string) => outcomes.filter(({ outcome }) => outcome === wanted).length;
    expect([count('applied'), count('replayed')]).toEqual([1, 49]);
    expect(await ledger.balances('ann')).toEqual([
      { currency: 'USD', availableMinor: 100n, frozenMinor: 0n },
    ]);
  });

  test('after a restart of the ledger', async () => {
    await testLedger.ledger.post(deposit('same', 'ann', 100n));
    const again = await testLedger.reopen();
    expect(await again.post(deposit('same', 'ann', 100n))).toEqual({
      outcome: 'replayed',
      balances: [{ currency: 'USD', availableMinor: 100n, frozenMinor: 0n }],
    });
  });

  test('the same key with other content is a conflict', async () => {
    const { ledger } = testLedger;
    await ledger.post(deposit('same', 'ann', 100n));
    const before = testLedger.rows();
    expect(await ledger.post(deposit('same', 'ann', 101n))).toEqual({ outcome: 'conflict' });
    expect(testLedger.rows()).toEqual(before);
  });
});

describe('a rejected post leaves no trace', () => {
  test.each<[string, Entry]>([
    ['conflict', bet('d', 'ann', 1n)],
    ['insufficient', { ...bet('poor', 'ann', 101n), tags: ['tag of poor'] }],
    ['limit', { ...deposit('rich', 'ann', BALANCE_CAP_MINOR), tags: ['tag of rich'] }],
    ['blocked', { ...bet('early', 'ann', 1n), mustExist: ['nowhere'], tags: ['tag of early'] }],
  ])('%s', async (outcome, rejected) => {
    const { ledger } = testLedger;
    await ledger.post(deposit('d', 'ann', 100n));
    const before = testLedger.rows();
    expect(await ledger.post(rejected)).toMatchObject({ outcome });
    expect(testLedger.rows()).toEqual(before);
  });

  test('its key can be reused, with other content', async () => {
    const { ledger } = testLedger;
    expect(await ledger.post(bet('k', 'ann', 1n))).toEqual({ outcome: 'insufficient' });
    expect(await ledger.post(deposit('k', 'ann', 1n))).toMatchObject({ outcome: 'applied' });
  });

  test('also beside applied ones of the same group', async () => {
    const { ledger } = testLedger;
    const outcomes = await Promise.all([
      ledger.post(deposit('d', 'ann', 100n)),
      ledger.post(bet('poor', 'ann', 101n)),
      ledger.post(bet('b', 'ann', 100n)),
    ]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['applied', 'insufficient', 'applied']);
    expect(testLedger.rows().entries).toHaveLength(2);
  });
});

test('the total over all accounts is zero in each currency', async () => {
  const { ledger } = testLedger;
  await ledger.post(deposit('d', 'ann', 500n));
  await ledger.post(bet('b', 'ann', 200n));
  const database = new Sqlite(testLedger.databaseFile, { readonly: true });
  try {
    const totals = database.prepare(
      'SELECT "currency", sum("amountMinor") AS "sum", count(*) AS "count" FROM "LedgerPosting" GROUP BY 1',
    );
    expect(totals.all()).toEqual([{ currency: 'USD', sum: 0, count: 4 }]);
  } finally {
    database.close();
  }
});

test('rows are never updated or deleted', async () => {
  await testLedger.ledger.post({ ...deposit('d', 'ann', 1n), tags: ['a tag'] });
  const database = new Sqlite(testLedger.databaseFile);
  try {
    const columns = { LedgerEntry: 'kind', LedgerPosting: 'type', LedgerTag: 'tag' };
    for (const [table, column] of Object.entries(columns)) {
      const message = `${table} is append-only`;
      expect(() => database.exec(`UPDATE "${table}" SET "${column}" = 'x'`)).toThrow(message);
      expect(() => database.exec(`DELETE FROM "${table}"`)).toThrow(message);
    }
    const { entries, postings, tags } = testLedger.rows();
    for (const table of ['LedgerEntry', 'LedgerPosting']) {
      const replace = `INSERT OR REPLACE INTO "${table}" SELECT * FROM "${table}"`;
      expect(() => database.exec(replace)).toThrow(`${table} is append-only`);
    }
    for (const [id, key] of [
      ['"id"', "'another'"],
      ['99', '"key"'],
    ]) {
      const replace = `INSERT OR REPLACE INTO "LedgerEntry" ("id", "key", "kind", "requestHash", "createdAt")
        SELECT ${id}, ${key}, "kind", "requestHash", "createdAt" FROM "LedgerEntry"`;
      expect(() => database.exec(replace)).toThrow('LedgerEntry is append-only');
    }
    database.exec(`INSERT OR REPLACE INTO "LedgerTag" VALUES ('a tag', 99)`);
    expect(testLedger.rows()).toMatchObject({ entries, postings, tags });
  } finally {
    database.close();
  }
});

test('every commit is synced to the disk', () => {
  const database = connectWriter(testLedger.databaseFile, { lockWaitMs: 0 });
  try {
    expect(database.pragma('journal_mode', { simple: true })).toBe('wal');
    const FULL = 2;
    expect(database.pragma('synchronous', { simple: true })).toBe(FULL);
  } finally {
    database.close();
  }
});
