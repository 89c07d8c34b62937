import { localeOf } from '@fairhall/api/contract/locales';
import type { Language } from '@/lib/api/contract-types.ts';

/**
 * "November 2026" for the month `2026-11`. Months are those of UTC: on a clock behind it, the first
 * instant of a month is still in the one before.
 */
export function monthName(month: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00.000Z`));
}
