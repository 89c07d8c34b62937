import { describe, expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const nowMs = Date.parse('2026-03-20T12:00:00Z');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

function ago(ageMs: number, language: 'en' | 'pt-br' | 'id' | 'es' = 'en'): string {
  const at = new Date(nowMs - ageMs).toISOString();
  return relativeTime({ at, nowMs, language, justNow: 'just now' });
}

describe('a relative time', () => {
  it('is "just now" for less than a minute and for a clock that runs ahead', () => {
    expect(ago(0)).toBe('just now');
    expect(ago(MINUTE_MS - 1)).toBe('just now');
    expect(ago(-5 * MINUTE_MS)).toBe('just now');
  });

  it('counts minutes, then hours under a day, then days under a week', () => {
    expect(ago(MINUTE_MS)).toBe('1 minute ago');
    expect(ago(HOUR_MS - 1)).toBe('59 minutes ago');
    expect(ago(HOUR_MS)).toBe('1 hour ago');
    expect(ago(DAY_MS - 1)).toBe('23 hours ago');
    expect(ago(DAY_MS)).toBe('1 day ago');
    expect(ago(7 * DAY_MS - 1)).toBe('6 days ago');
  });

  it('is a date from a week on', () => {
    expect(ago(7 * DAY_MS)).toBe('Mar 13, 2026');
    expect(ago(7 * DAY_MS, 'pt-br')).toBe('13 de mar. de 2026');
  });

  it('is in the language of the interface', () => {
    expect(ago(2 * DAY_MS, 'es')).toBe('hace 2 días');
    expect(ago(2 * DAY_MS, 'id')).toBe('2 hari yang lalu');
    expect(ago(2 * DAY_MS, 'pt-br')).toBe('há 2 dias');
  });
});
