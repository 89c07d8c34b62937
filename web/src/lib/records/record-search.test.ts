import { expect, it } from 'vitest';
import { readRecordSearch, writeRecordSearch } from './record-search.ts';

it('parses the address that it wrote', () => {
  const search = {
    page: 3,
    currency: 'BRL',
    days: { from: '2026-01-01', to: '2026-01-31' },
  } as const;
  const params = new URLSearchParams();
  writeRecordSearch(params, search);
  expect(params.toString()).toBe('page=3&wallet=BRL&from=2026-01-01&to=2026-01-31');
  expect(readRecordSearch(params)).toEqual(search);
});

it('omits default values from the address', () => {
  const params = new URLSearchParams();
  writeRecordSearch(params, { page: 1, currency: null, days: { from: '', to: '' } });
  expect(params.toString()).toBe('');
});

it('takes the defaults for invalid values', () => {
  const nonsense = new URLSearchParams('page=-2&wallet=XYZ&from=yesterday&to=2026-1-1');
  expect(readRecordSearch(nonsense)).toEqual({
    page: 1,
    currency: null,
    days: { from: '', to: '' },
  });
});
