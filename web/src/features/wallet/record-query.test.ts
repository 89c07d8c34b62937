import { expect, test } from 'vitest';
import { isFiltered } from '@/lib/records/record-search.ts';
import { firstPage, readQuery, writeQuery } from './record-query.ts';

const narrowed = {
  kind: 'withdrawals',
  page: 2,
  currency: 'EUR',
  status: 5,
  days: { from: '2026-02-01', to: '' },
} as const;

test('a query survives the address bar', () => {
  expect(writeQuery(narrowed).toString()).toBe(
    'records=withdrawals&page=2&wallet=EUR&from=2026-02-01&status=5',
  );
  expect(readQuery(writeQuery(narrowed))).toEqual(narrowed);
});

test('the default query has an empty address', () => {
  expect(writeQuery(firstPage('deposits')).toString()).toBe('');
  expect(readQuery(new URLSearchParams())).toEqual(firstPage('deposits'));
});

test.each(['records=bets', 'status=9', 'status=paid', 'status='])(
  '"%s" filters nothing',
  (search) => {
    expect(readQuery(new URLSearchParams(search))).toEqual(firstPage('deposits'));
  },
);

test('a withdrawal is never in status 3', () => {
  expect(readQuery(new URLSearchParams('records=withdrawals&status=3')).status).toBeNull();
});

test('the page alone is no filter', () => {
  expect(isFiltered({ ...firstPage('deposits'), page: 4 })).toBe(false);
  expect(isFiltered(narrowed)).toBe(true);
});
