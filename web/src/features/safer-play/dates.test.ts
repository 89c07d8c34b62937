import { afterEach, expect, test, vi } from 'vitest';
import { languages } from '@/i18n/languages.ts';
import { exclusionEnd, timeOutEnd } from './break-end.ts';
import { monthName } from './month-name.ts';
import { utcTime } from './utc-time.ts';

/* The server counts in UTC; the page shows the device's clock. */

afterEach(() => vi.unstubAllEnvs());

const onClockOf = (zone: string) => vi.stubEnv('TZ', zone);

/** Formats times on the clock of a zone. A page has one zone, whose formatters it keeps. */
async function clockOf(zone: string): Promise<(at: string | number) => string> {
  onClockOf(zone);
  vi.resetModules();
  const { formatDateTime } = await import('@/lib/time/date-time.ts');
  const now = at('2026-06-01T00:00:00.000Z');
  return (time) => formatDateTime({ at: time, language: 'pt-br', style: 'short', now });
}

const at = (text: string) => Date.parse(text);
const iso = (ms: number | null) => ms !== null && new Date(ms).toISOString();

test('a window of UTC ends on the local clock before and after the clocks change', async () => {
  const local = await clockOf('Europe/Madrid');
  expect(local('2026-10-25T00:00:00.000Z')).toMatch(/25 de out\., 02:00/);
  expect(local('2026-10-26T00:00:00.000Z')).toMatch(/26 de out\., 01:00/);
  expect(local('2026-03-30T00:00:00.000Z')).toMatch(/30 de mar\., 02:00/);
  const inSaoPaulo = await clockOf('America/Sao_Paulo');
  expect(inSaoPaulo('2026-12-01T00:00:00.000Z')).toMatch(/30 de nov\., 21:00/);
});

test('a break of 24 hours over a change of the clocks ends at another time of day', async () => {
  const local = await clockOf('Europe/Madrid');
  const end = timeOutEnd(at('2026-10-24T18:00:00.000+02:00'), '24h');
  expect(iso(end)).toBe('2026-10-25T16:00:00.000Z');
  expect(local(end)).toMatch(/25 de out\., 17:00/);
});

test('a self-exclusion ends on the same day of a later month, at most its last', () => {
  expect(iso(exclusionEnd(at('2026-08-31T10:00:00.000Z'), '6m'))).toBe('2027-02-28T10:00:00.000Z');
  expect(iso(exclusionEnd(at('2027-08-31T10:00:00.000Z'), '6m'))).toBe('2028-02-29T10:00:00.000Z');
  expect(iso(exclusionEnd(at('2028-02-29T10:00:00.000Z'), '12m'))).toBe('2029-02-28T10:00:00.000Z');
  expect(iso(exclusionEnd(at('2026-11-25T10:00:00.000Z'), '60m'))).toBe('2031-11-25T10:00:00.000Z');
  expect(exclusionEnd(at('2026-11-25T10:00:00.000Z'), 'forever')).toBeNull();
});

test('the month of a row is that of UTC on every clock, in every language', () => {
  for (const zone of ['Pacific/Honolulu', 'UTC', 'Pacific/Kiritimati']) {
    onClockOf(zone);
    expect(languages.map((language) => monthName('2026-03', language))).toEqual([
      'March 2026',
      'março de 2026',
      'Maret 2026',
      'marzo de 2026',
    ]);
  }
});

test('a title has the time in UTC with its name', () => {
  onClockOf('Asia/Singapore');
  expect(utcTime('2026-11-30T00:00:00.000Z', 'en')).toMatch(/Nov 30.*00:00.*UTC/);
  expect(utcTime('2026-11-30T00:00:00.000Z', 'es')).toMatch(/30 nov.*00:00.*UTC/);
});
