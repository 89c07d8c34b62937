import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LedgerPort, LedgerUnavailableError } from '../../server/api/src/ledger/port.ts';
import { changeOf, insertionInto } from '../../server/api/src/ledger/rows.ts';
import {
  bet,
  deposit,
  type LedgerUnderTest,
  ledgerUnderTest,
  occurredAt,
} from './ledger-under-test.ts';

const jobColumns = ['id', 'kind', 'subject', 'runAt', 'attempts'] as const;
const insertion = insertionInto('Job', jobColumns);
const jobIfAbsent = insertionInto('Job', jobColumns, { ifAbsent: true });
const kindOf = changeOf('Job', { set: ['kind'], where: ['id', 'attempts'] });

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
  const attempts = changeOf('Job', { set: ['attempts'], where: ['id'] });
  await ledger.write([attempts({ set: { attempts: 7 }, where: { id: 'once' } })]);
  const again = { ...entry, rows: [attempts({ set: { attempts: 0 }, where: { id: 'once' } })] };
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
    ledger.write([job('half'), insertionInto('Job', ['id'])({ id: 'no kind' })]),
    ledger.write([job('after')]),
  ]);
  expect(broken).toMatchObject({ reason: expect.any(LedgerUnavailableError) });
  expect([before, after]).toMatchObject([{ value: written(1) }, { value: written(1) }]);
  expect(jobs()).toEqual(expect.arrayContaining(['before', 'after']));
  expect(jobs()).not.toContain('half');
});

test('a name that is no word never becomes part of a statement', async () => {
  const injection = 'attempts" = 99 --';
  const broken = changeOf('Job', { set: [injection], where: ['id'] });
  const change = broken({ set: { [injection]: 1 }, where: { id: 'once' } });
  await expect(ledger.write([change])).rejects.toThrow('no name of a table or column');
  expect(await ledger.write([touch('once', { attempts: 7 })])).toEqual(written(1));
});

test('a row that may be there already counts as no change and stays as it is', async () => {
  expect(await ledger.write([jobIfAbsent(jobOf('first', 3))])).toEqual(written(0));
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
  (table) => {
    // Only a cast can say it: nothing of the kind is ever handed over.
    expect(() => insertionInto(table as 'Job', ['id'])).toThrow(RangeError);
    expect(() => changeOf(table as 'Job', { set: ['id'], where: ['id'] })).toThrow(RangeError);
  },
);

function jobOf(id: string, attempts = 0) {
  return { id, kind: 'test', subject: id, runAt: occurredAt, attempts };
}

function job(id: string) {
  return insertion(jobOf(id));
}

function touch(id: string, { attempts }: { attempts: number }) {
  return kindOf({ set: { kind: 'test' }, where: { id, attempts } });
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
