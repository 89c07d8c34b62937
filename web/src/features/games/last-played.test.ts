import { expect, test } from 'vitest';
import { lastPlayed } from './last-played.ts';

const now = new Date(2026, 10, 21, 0, 30);
const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 5).toISOString();

test('today and yesterday are separated by midnight and not by hours', () => {
  const textAt = (time: string) =>
    lastPlayed({ at: time, nowMs: now.getTime(), language: 'en' }).replace('\u202f', ' ');
  expect(textAt(at(21, 0))).toBe('Today, 12:05 AM');
  expect(textAt(at(20, 23))).toBe('Yesterday, 11:05 PM');
  expect(textAt(at(20, 4))).toBe('Yesterday, 4:05 AM');
  expect(textAt(at(19, 23))).toBe('Nov 19, 11:05 PM');
});

test('each language has its own text for the day and its own time format', () => {
  const time = { at: at(20, 4), nowMs: now.getTime() };
  expect(lastPlayed({ ...time, language: 'pt-br' })).toBe('Ontem, 04:05');
  expect(lastPlayed({ ...time, language: 'id' })).toBe('Kemarin, 04.05');
  expect(lastPlayed({ ...time, language: 'es' })).toBe('Ayer, 04:05');
});

test('a clock behind the server yields the date, and never a future day', () => {
  expect(lastPlayed({ at: at(22, 1), nowMs: now.getTime(), language: 'en' })).toMatch(/^Nov 22/);
});
