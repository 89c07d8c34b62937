import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectWriter } from '../../server/api/src/backends/sqlite/ledger/connect.ts';
import { openSqlite } from '../../server/api/src/backends/sqlite/open-sqlite.ts';
import { BALANCE_CAP_MINOR } from '../../server/api/src/contract/money.ts';
import { deposit, occurredAt, openSqliteTestLedger, type SqliteTestLedger } from './test-ledger.ts';

/* What the ledger's tables on SQLite refuse by themselves. */

let testLedger: SqliteTestLedger;

beforeEach(async () => {
  testLedger = await openSqliteTestLedger();
});

afterEach(() => testLedger.remove());

test("the table's own constraint refuses a balance below zero or above the cap", async () => {
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
    const { entries, postings, tags } = await await testLedger.rows();
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
    expect(await await testLedger.rows()).toMatchObject({ entries, postings, tags });
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

test('Prisma reads the posted rows', async () => {
  await testLedger.ledger.post({
    ...deposit('prisma/1', 'pia', 123n),
    gameId: '1001',
    roundId: 'round 7',
  });
  const database = await openSqlite({ databaseFile: testLedger.databaseFile });
  try {
    const [row] = await database.prisma.ledgerPosting.findMany({
      where: { account: 'player/pia/available', createdAt: { gte: occurredAt, lte: occurredAt } },
      include: { entry: true },
      orderBy: [{ createdAt: 'desc' }, { entryId: 'desc' }],
    });
    expect(row).toMatchObject({
      position: 1,
      amountMinor: 123n,
      type: 'deposit',
      createdAt: occurredAt,
      entry: { key: 'prisma/1', gameId: '1001', roundId: 'round 7', createdAt: occurredAt },
    });
  } finally {
    await database.close();
  }
});
