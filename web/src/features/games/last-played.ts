import { localeOf } from '@fairhall/api/contract/locales';
import type { Language } from '@/lib/api/contract-types.ts';
import { formatDateTime } from '@/lib/time/date-time.ts';

type LastPlayed = {
  /** ISO 8601. */
  readonly at: string;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
  readonly language: Language;
};

/** "Today, 2:28 PM", "Yesterday, 2:28 PM", before that the date, in the player's time zone. */
export function lastPlayed({ at, nowMs, language }: LastPlayed): string {
  const days = daysBetween(new Date(at), new Date(nowMs));
  if (days < 0 || days > 1) return formatDateTime({ at, language, style: 'short', now: nowMs });
  const locale = localeOf[language];
  const day = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day');
  const time = formatDateTime({ at, language, style: 'minute' });
  return `${day.charAt(0).toLocaleUpperCase(locale)}${day.slice(1)}, ${time}`;
}

/** The number of midnights between the two, independent of daylight saving time. */
function daysBetween(from: Date, to: Date): number {
  const dayOf = (date: Date) =>
    Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;
  return dayOf(to) - dayOf(from);
}
