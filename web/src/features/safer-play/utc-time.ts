import { localeOf } from '@fairhall/api/contract/locales';
import type { Language } from '@/lib/api/contract-types.ts';

/** A timestamp in UTC with the name of the zone, for a title beside the local time. */
export function utcTime(at: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf[language], {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(at));
}
