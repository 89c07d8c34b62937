import { expect, test } from 'vitest';
import { formatDateTime, isReversed, timeRangeOf } from './date-time.ts';

test('a range covers full days on the clock of the player', () => {
  const range = timeRangeOf({ from: '2025-06-01', to: '2025-06-16' });
  expect(new Date(range.startTime ?? '')).toEqual(new Date(2025, 5, 1, 0, 0, 0, 0));
  expect(new Date(range.endTime ?? '')).toEqual(new Date(2025, 5, 16, 23, 59, 59, 999));
});

test('an empty or unreadable day leaves that end open', () => {
  expect(timeRangeOf({ from: '', to: '' })).toEqual({});
  expect(timeRangeOf({ from: '2025-13-45', to: 'soon' })).toEqual({});
  expect(Object.keys(timeRangeOf({ from: '2025-06-01', to: '' }))).toEqual(['startTime']);
});

test('a range is reversed when its end is before its start', () => {
  expect(isReversed({ from: '2025-06-02', to: '2025-06-01' })).toBe(true);
  expect(isReversed({ from: '2025-06-01', to: '2025-06-01' })).toBe(false);
  expect(isReversed({ from: '2025-06-01', to: '' })).toBe(false);
});

test('a timestamp is formatted in the language', () => {
  const at = new Date(2025, 5, 16, 14, 28, 9).toISOString();
  expect(formatDateTime({ at, language: 'en', style: 'full' })).toMatch(/Jun 16, 2025.*2:28:09/);
  expect(formatDateTime({ at, language: 'pt-br', style: 'full' })).toMatch(/16 de jun.*14:28:09/);
});

test('a row shows the year of another year, and hours in the format of the language', () => {
  const at = new Date(2025, 5, 16, 7, 5).toISOString();
  const row = (language: 'en' | 'pt-br' | 'id' | 'es', year: number) =>
    formatDateTime({ at, language, style: 'short', now: new Date(year, 0, 2).getTime() });
  expect(row('en', 2025)).toMatch(/^Jun 16, 7:05\sAM$/);
  expect(row('en', 2026)).toMatch(/^Jun 16, 2025, 7:05\sAM$/);
  expect(row('pt-br', 2026)).toMatch(/16 de jun\. de 2025, 07:05/);
  expect(row('id', 2026)).toMatch(/16 Jun 2025, 07\.05/);
  expect(row('es', 2026)).toMatch(/16 jun 2025, 07:05/);
});
