import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type LedgerPort,
  LedgerUnavailableError,
  type RowWrite,
} from '../../server/src/ledger/port.ts';
import {
  bet,
  deposit,
  type LedgerUnderTest,
  ledgerUnderTest,
  occurredAt,
} from './ledger-under-test.ts';

let under: LedgerUnderTest;
let ledger: LedgerPort;

beforeAll(async () => {
  under = await ledgerUnderTest();
  ledger = under.ledger;
});

afterAll(() => under.remove());

test('rows stand in the transaction of the entry that brings them', async () => {
  const rows = [job('with-entry')];
  expect(await ledger.post({ ...deposit('rows/d', 'ann', 100n), rows })).toMatchObject({
    outcome: 'applied',
    changes: [1],
  });
  expect(jobs()).toContain('with-entry');
});

test('a rejected entry brings no rows', async () => {
  const refused = { ...bet('rows/b', 'ann', 999n), rows: [job('of-refused')] };
  expect(await ledger.post(refused)).toEqual({ outcome: 'insufficient' });
  expect(jobs()).not.toContain('of-refused');
});

test('a replayed entry brings its rows no second time', async () => {
  const entry = deposit('rows/r', 'ann', 1n);
  await ledger.post({ ...entry, rows: [job('once')] });
  await ledger.write([{ update: 'Job', set: { attempts: 7 }, where: { id: 'once' } }]);
  const again = { ...entry, rows: [{ update: 'Job', set: { attempts: 0 }, where: {} }] as const };
  expect(await ledger.post(again)).toMatchObject({ outcome: 'replayed' });
  expect(await ledger.write([touch('once', { attempts: 7 })])).toEqual(written(1));
});

test('an entry whose rows cannot be written moves no money, and its neighbours do', async () => {
  const broken = { ...deposit('rows/x', 'bob', 5n), rows: [job('once')] };
  const [first, second, third] = await Promise.allSettled([
    ledger.post(deposit('rows/y', 'bob', 1n)),
    ledger.post(broken),
    ledger.post(deposit('rows/z', 'bob', 2n)),
  ]);
  expect([first.status, second.status, third.status]).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(await ledger.balances('bob')).toMatchObject([{ availableMinor: 3n }]);
});

test('rows alone are written all or none: a taken key refuses them together', async () => {
  expect(await ledger.write([job('first'), job('first')])).toEqual({ outcome: 'duplicate' });
  expect(await ledger.write([job('first')])).toEqual(written(1));
  expect(await ledger.write([job('second'), job('first')])).toEqual({ outcome: 'duplicate' });
  expect(jobs()).toContain('first');
  expect(jobs()).not.toContain('second');
});

test('rows that break another rule of their table are refused, and their neighbours are written', async () => {
  const [before, broken, after] = await Promise.allSettled([
    ledger.write([job('before')]),
    ledger.write([job('half'), { insert: 'Job', row: { id: 'no kind' } }]),
    ledger.write([job('after')]),
  ]);
  expect(broken).toMatchObject({ reason: expect.any(LedgerUnavailableError) });
  expect([before, after]).toMatchObject([{ value: written(1) }, { value: written(1) }]);
  expect(jobs()).toEqual(expect.arrayContaining(['before', 'after']));
  expect(jobs()).not.toContain('half');
});

test('a name that is no word never becomes part of a statement', async () => {
  const set = { 'attempts" = 99 --': 1 };
  await expect(ledger.write([{ update: 'Job', set, where: { id: 'once' } }])).rejects.toThrow(
    'no name of a table or column',
  );
  expect(await ledger.write([touch('once', { attempts: 7 })])).toEqual(written(1));
});

test('a row that may be there already counts as no change and stays as it is', async () => {
  const maybe = { ...job('first', 3), ifAbsent: true } as const;
  expect(await ledger.write([maybe])).toEqual(written(0));
  expect(await ledger.write([touch('first', { attempts: 0 })])).toEqual(written(1));
});

test('an update says how many rows met its conditions', async () => {
  expect(await ledger.write([touch('first', { attempts: 99 })])).toEqual(written(0));
});

test('moments and truths are stored as the rest of the casino reads them', async () => {
  const [row] = readJobs();
  expect(row?.runAt).toBe(occurredAt.getTime());
});

test.each(['LedgerEntry', 'LedgerPosting', 'LedgerBalance', 'User'])(
  'rows of %s are not written this way',
  async (table) => {
    const row = { insert: table, row: { id: '1' } } as unknown as RowWrite;
    await expect(ledger.write([row])).rejects.toThrow(RangeError);
    await expect(ledger.post({ ...deposit('rows/t', 'ann', 1n), rows: [row] })).rejects.toThrow(
      RangeError,
    );
  },
);

function job(id: string, attempts = 0) {
  const row = { id, kind: 'test', subject: id, runAt: occurredAt, attempts };
  return { insert: 'Job', row } as const;
}

function touch(id: string, where: { attempts: number }): RowWrite {
  return { update: 'Job', set: { kind: 'test' }, where: { id, ...where } };
}

function written(...changes: number[]) {
  return { outcome: 'written', changes };
}

function jobs(): string[] {
  return readJobs().map(({ id }) => id);
}

function readJobs() {
  const database = new Sqlite(under.databaseFile, { readonly: true });
  try {
    return database.prepare<[], { id: string; runAt: number }>('SELECT * FROM "Job"').all();
  } finally {
    database.close();
  }
}
