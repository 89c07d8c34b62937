import { expect, test } from 'vitest';
import type { Currency } from '../contract/money.ts';
import { referenceRatesMicro } from '../contract/reference-rates.ts';
import { budgetsOf } from './budget-count.ts';
import { assertRows, assertWellFormed } from './entry-rules.ts';
import type { Budget, BudgetInit, Entry, Posting } from './port.ts';
import { insertStatement } from './rows.ts';

const fine: Entry = {
  key: 'key',
  kind: 'deposit',
  request: '{}',
  userId: 'ann',
  occurredAt: new Date('2026-11-21T12:00:00Z'),
  postings: deposit({ userId: 'ann', amountMinor: 100n }),
};

function deposit({ userId, amountMinor }: { userId: string; amountMinor: bigint }): Posting[] {
  return [
    {
      account: { of: 'player', userId, bucket: 'available' },
      currency: 'USD',
      amountMinor,
      type: 'deposit',
    },
    { account: { of: 'bank' }, currency: 'USD', amountMinor: -amountMinor, type: 'deposit' },
  ];
}

test('an entry that sums to zero is well formed, and so is an empty one', () => {
  expect(() => assertWellFormed(fine)).not.toThrow();
  expect(() => assertWellFormed({ ...fine, postings: [] })).not.toThrow();
  expect(() => assertWellFormed({ ...fine, userId: null, tags: ['a tag'] })).not.toThrow();
});

test.each<[string, Partial<Entry>]>([
  ['postings that do not sum to zero', { postings: deposit(fineDeposit()).slice(0, 1) }],
  ['an unknown currency', { postings: inCurrency('XYZ') }],
  ['a posting of zero', { postings: deposit({ userId: 'ann', amountMinor: 0n }) }],
  ['an amount beyond 2^53', { postings: deposit({ userId: 'ann', amountMinor: 2n ** 53n }) }],
  ['an account name with a slash', { postings: deposit({ userId: 'a/b', amountMinor: 1n }) }],
  ['more than 64 postings', { postings: Array.from({ length: 33 }, fineDeposit).flatMap(deposit) }],
  ['an empty key', { key: '' }],
  ['a key of 513 characters', { key: 'k'.repeat(513) }],
  ['an invalid date', { occurredAt: new Date(Number.NaN) }],
  ['an empty tag', { tags: [''] }],
  ['more than 64 tags', { tags: Array.from({ length: 65 }, (_, index) => `tag ${index}`) }],
])('%s is a programming error', (_, wrong) => {
  expect(() => assertWellFormed({ ...fine, ...wrong })).toThrow(RangeError);
});

const init: BudgetInit = {
  types: ['bet', 'win'],
  from: new Date('2026-11-21T00:00:00Z'),
  until: new Date('2026-11-22T00:00:00Z'),
  currency: 'EUR',
  ratesMicro: referenceRatesMicro,
  carriedSince: new Date(0),
};
const counter = { key: 'limit/ann/loss', maxMinor: 1_000n, init };
const stake: Entry = {
  ...fine,
  postings: fine.postings.map((posting) => ({
    ...posting,
    amountMinor: -posting.amountMinor,
    type: 'bet',
  })),
};
const [counted] = budgetsOf(stake, counter) as [Budget];
const limits = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...counted, key: `limit/ann/${index}` }));

test('budgets that add what the postings count are well formed', () => {
  expect(counted).toEqual({ ...counter, deltaMinor: 93n });
  expect(() => assertWellFormed({ ...stake, budgets: limits(24) })).not.toThrow();
});

test.each<[string, Partial<Entry>]>([
  ['more than 24 budgets', { budgets: limits(25) }],
  ['a budget that adds less than the postings count', changed({ deltaMinor: 92n })],
  ['two inits of one budget', { budgets: [counted, { ...counted, init: { ...init } }] }],
  ['a budget of another player', changed({ key: 'limit/bob/loss' })],
  ['a budget without a player', { ...changed({}), userId: null }],
  ['a key of a budget of 513 characters', changed({ key: `limit/ann/${'k'.repeat(503)}` })],
  ['a maximum beyond 2^60', changed({ maxMinor: 2n ** 60n + 1n })],
  ['a window that ends before the entry', changed({ init: { ...init, until: fine.occurredAt } })],
  ['a window that begins after it', changed({ init: { ...init, from: init.until } })],
  [
    'a rate of zero',
    changed({ init: { ...init, ratesMicro: { ...referenceRatesMicro, JPY: 0 } } }),
  ],
])('%s is a programming error', (_, wrong) => {
  expect(() => assertWellFormed({ ...stake, ...wrong })).toThrow(RangeError);
});

function changed(change: Partial<Budget>): Partial<Entry> {
  return { budgets: [{ ...counted, ...change }] };
}

test('one write takes sixteen rows and refuses seventeen, alone or with an entry', () => {
  const job = insertStatement('Job', ['id']);
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => job({ id: `${index}` }));
  expect(() => assertRows(rows(16))).not.toThrow();
  expect(() => assertRows(rows(17))).toThrow(RangeError);
  expect(() => assertWellFormed({ ...fine, rows: rows(17) })).toThrow(RangeError);
});

/** A cast, because at run time the currency may be any string. */
function inCurrency(currency: string): Posting[] {
  return deposit(fineDeposit()).map((posting) => ({ ...posting, currency: currency as Currency }));
}

function fineDeposit(): { userId: string; amountMinor: bigint } {
  return { userId: 'ann', amountMinor: 100n };
}
