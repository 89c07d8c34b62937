import { localeOf } from '@fairhall/api/contract/locales';
import type { Language } from '@/lib/api/contract-types.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type RelativeTime = {
  /** ISO 8601. */
  readonly at: string;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
  readonly language: Language;
  /** Text for less than a minute, and for timestamps in the future of the device's clock. */
  readonly justNow: string;
};

/** "just now", then minutes, hours under a day, days under a week, then the date. */
export function relativeTime({ at, nowMs, language, justNow }: RelativeTime): string {
  const date = new Date(at);
  const age = nowMs - date.getTime();
  if (age < MINUTE_MS) return justNow;
  const locale = localeOf[language];
  if (age >= 7 * DAY_MS) return date.toLocaleDateString(locale, { dateStyle: 'medium' });
  const formatter = new Intl.RelativeTimeFormat(locale);
  if (age < HOUR_MS) return formatter.format(-Math.floor(age / MINUTE_MS), 'minute');
  if (age < DAY_MS) return formatter.format(-Math.floor(age / HOUR_MS), 'hour');
  return formatter.format(-Math.floor(age / DAY_MS), 'day');
}
