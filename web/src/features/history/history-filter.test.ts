import { expect, test } from 'vitest';
import { isFiltered } from '@/lib/records/record-search.ts';
import { type HistoryFilter, readFilter, unfiltered, writeFilter } from './history-filter.ts';

const everything: HistoryFilter = {
  kind: 'transaction',
  page: 3,
  currency: 'BRL',
  type: 'deposit',
  status: 'failed',
  days: { from: '2025-06-01', to: '2025-06-16' },
};

const nothing: HistoryFilter = {
  kind: 'game',
  page: 1,
  currency: null,
  type: null,
  status: null,
  days: { from: '', to: '' },
};

test('a filter survives the address bar', () => {
  expect(readFilter(writeFilter(everything))).toEqual(everything);
  expect(readFilter(writeFilter(nothing))).toEqual(nothing);
});

test('the address omits default values', () => {
  expect(writeFilter(nothing).toString()).toBe('');
});

test.each([
  'kind=money',
  'page=0',
  'page=-2',
  'page=1.5',
  'page=99999999',
  'wallet=DOGE',
  'type=deposit',
  'type=win',
  'status=failed',
  'from=yesterday&to=16.6.2025',
])('"%s" is no filter of game records', (search) => {
  expect(readFilter(new URLSearchParams(search))).toEqual(nothing);
});

test('the kind and the page alone are no filter', () => {
  expect(isFiltered({ ...nothing, kind: 'transaction', page: 4 })).toBe(false);
  expect(isFiltered({ ...nothing, kind: 'transaction', type: 'deposit' })).toBe(true);
  expect(isFiltered({ ...nothing, days: { from: '2025-06-01', to: '' } })).toBe(true);
});

test('clearing the filters returns to the first page of the same kind', () => {
  expect(unfiltered(everything)).toEqual({ ...nothing, kind: 'transaction' });
});
