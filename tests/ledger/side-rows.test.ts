import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LedgerPort, LedgerUnavailableError } from '../../server/api/src/ledger/port.ts';
import { insertStatement, updateStatement } from '../../server/api/src/ledger/rows.ts';
import { bet, deposit, occurredAt, openTestLedger, type TestLedger } from './test-ledger.ts';

const jobColumns = ['id', 'kind', 'subject', 'runAt', 'attempts'] as const;
const insertion = insertStatement('Job', jobColumns);
const jobIfAbsent = insertStatement('Job', jobColumns, { ifAbsent: true });
const kindOf = updateStatement('Job', { set: ['kind'], where: ['id', 'attempts'] });

let testLedger: TestLedger;
let ledger: LedgerPort;

beforeAll(async () => {
  testLedger = await openTestLedger();
  ledger = testLedger.ledger;
});

afterAll(() => testLedger.remove());

test('side rows are committed in the transaction of their entry', async () => {
  const rows = [job('with-entry')];
  expect(await ledger.post({ ...deposit('rows/d', 'ann', 100n), rows })).toMatchObject({
    outcome: 'applied',
    changes: [1],
    counters: new Map(),
  });
  expect(await jobs()).toContain('with-entry');
});

test('a rejected entry writes no rows', async () => {
  const refused = { ...bet('rows/b', 'ann', 999n), rows: [job('of-refused')] };
  expect(await ledger.post(refused)).toEqual({ outcome: 'insufficient' });
  expect(await jobs()).not.toContain('of-refused');
});

test('a replayed entry does not write its rows again', async () => {
  const entry = deposit('rows/r', 'ann', 1n);
  await ledger.post({ ...entry, rows: [job('once')] });
  const attempts = updateStatement('Job', { set: ['attempts'], where: ['id'] });
  await ledger.write([attempts({ set: { attempts: 7 }, where: { id: 'once' } })]);
  const again = { ...entry, rows: [attempts({ set: { attempts: 0 }, where: { id: 'once' } })] };
  expect(await ledger.post(again)).toMatchObject({ outcome: 'replayed' });
  expect(await ledger.write([touch('once', { attempts: 7 })])).toEqual(written(1));
});

test('an entry whose rows cannot be written moves no money, and the rest of its group is committed', async () => {
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

test('rows without an entry are written all or none: a duplicate key refuses them together', async () => {
  expect(await ledger.write([job('first'), job('first')])).toEqual({ outcome: 'duplicate' });
  expect(await ledger.write([job('first')])).toEqual(written(1));
  expect(await ledger.write([job('second'), job('first')])).toEqual({ outcome: 'duplicate' });
  expect(await jobs()).toContain('first');
  expect(await jobs()).not.toContain('second');
});

test('rows that violate another constraint are refused, and the rest of the group is written', async () => {
  const [before, broken, after] = await Promise.allSettled([
    ledger.write([job('before')]),
    ledger.write([job('half'), insertStatement('Job', ['id'])({ id: 'no kind' })]),
    ledger.write([job('after')]),
  ]);
  expect(broken).toMatchObject({ reason: expect.any(LedgerUnavailableError) });
  expect([before, after]).toMatchObject([{ value: written(1) }, { value: written(1) }]);
  expect(await jobs()).toEqual(expect.arrayContaining(['before', 'after']));
  expect(await jobs()).not.toContain('half');
});

test('an invalid name never becomes part of a statement', async () => {
  const injection = 'attempts" = 99 --';
  const broken = updateStatement('Job', { set: [injection], where: ['id'] });
  const change = broken({ set: { [injection]: 1 }, where: { id: 'once' } });
  await expect(ledger.write([change])).rejects.toThrow(LedgerUnavailableError);
  expect(await ledger.write([touch('once', { attempts: 7 })])).toEqual(written(1));
});

test('an existing row with ifAbsent counts as no change and stays unchanged', async () => {
  expect(await ledger.write([jobIfAbsent(jobOf('first', 3))])).toEqual(written(0));
  expect(await ledger.write([touch('first', { attempts: 0 })])).toEqual(written(1));
});

test('an update returns how many rows matched its conditions', async () => {
  expect(await ledger.write([touch('first', { attempts: 99 })])).toEqual(written(0));
});

test('dates are stored in UTC to the millisecond, as Prisma stores them', async () => {
  const [row] = await testLedger.jobs();
  expect(row?.runAt).toEqual(occurredAt);
});

test.each(['LedgerEntry', 'LedgerPosting', 'LedgerBalance', 'User'])(
  'rows of %s are not written this way',
  (table) => {
    // Only a cast allows such a table.
    expect(() => insertStatement(table as 'Job', ['id'])).toThrow(RangeError);
    expect(() => updateStatement(table as 'Job', { set: ['id'], where: ['id'] })).toThrow(
      RangeError,
    );
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

async function jobs(): Promise<string[]> {
  return (await testLedger.jobs()).map(({ id }) => id);
}
