import { expect, it } from 'vitest';
import { failedQuery } from './failed-query.ts';

const error = new Error('offline');

it('is the first query that failed before it had data', () => {
  const loaded = { data: [], error: null };
  const failed = { data: undefined, error };
  expect(failedQuery([loaded, failed])).toBe(failed);
});

it('is none when a refetch failed, because the loaded data stays on the page', () => {
  expect(failedQuery([{ data: [], error }])).toBeUndefined();
});
