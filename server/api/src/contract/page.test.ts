import { expect, it } from 'vitest';
import { z } from 'zod';
import { pageBody, pageQuery, rangeEndExclusive, rangeStart, timeRange } from './page.ts';

it('coerces paging in a query string and never in a body', () => {
  expect(z.object(pageQuery).parse({ pageNum: '2' })).toEqual({ pageNum: 2, pageSize: 10 });
  expect(z.object(pageBody).safeParse({ pageNum: '2' }).success).toBe(false);
});

it.each([
  { pageSize: 101 },
  { pageSize: 0 },
  { pageNum: 0 },
  { pageNum: 1.5 },
  { pageNum: 10_001 },
])('rejects a page outside the limits: %j', (page) => {
  expect(z.object(pageBody).safeParse(page).success).toBe(false);
});

it('interprets a date as a whole day in UTC and a time as that instant, both inclusive', () => {
  expect(rangeStart('2026-06-16').toISOString()).toBe('2026-06-16T00:00:00.000Z');
  expect(rangeEndExclusive('2026-06-16').toISOString()).toBe('2026-06-17T00:00:00.000Z');
  expect(rangeEndExclusive('2026-06-16T10:00:00Z').toISOString()).toBe('2026-06-16T10:00:00.001Z');
});

it.each(['16.06.2026', '2026-13-01', 'yesterday', '2026-06-16 10:00'])(
  'rejects %j as a time',
  (startTime) => {
    expect(z.object(timeRange).safeParse({ startTime }).success).toBe(false);
  },
);
