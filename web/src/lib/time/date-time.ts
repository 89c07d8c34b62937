import { localeOf } from '@fairhall/api/contract/locales';
import type { Language } from '@/lib/api/contract-types.ts';

/** "7:37 PM" in languages with a 12-hour clock, "07:37" with a 24-hour clock. */
const hourOf = { en: 'numeric', 'pt-br': '2-digit', id: '2-digit', es: '2-digit' } as const;

function stylesOf(language: Language) {
  const toTheMinute = { hour: hourOf[language], minute: '2-digit' } as const;
  return {
    /** "16 Jun, 14:28" in the order of the language: rows of this year. */
    short: { day: 'numeric', month: 'short', ...toTheMinute },
    /** Rows of other years. */
    dated: { day: 'numeric', month: 'short', year: 'numeric', ...toTheMinute },
    /** With year and seconds: details. */
    full: { dateStyle: 'medium', timeStyle: 'medium' },
    /** The time of day alone, with seconds. */
    time: { ...toTheMinute, second: '2-digit' },
    /** The time of day alone, to the minute. */
    minute: toTheMinute,
  } as const satisfies Record<string, Intl.DateTimeFormatOptions>;
}

type Style = keyof ReturnType<typeof stylesOf>;

export type DateTimeStyle = Exclude<Style, 'dated'>;

export type DateTimeFormat = {
  /** ISO 8601, or milliseconds since 1970. */
  readonly at: string | number;
  readonly language: Language;
  readonly style: DateTimeStyle;
  /** Milliseconds since 1970; `short` adds the year when it differs from the year of this time. */
  readonly now?: number;
};

/** One formatter per language and style. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** A timestamp in the player's time zone and the interface's language. */
export function formatDateTime(wanted: DateTimeFormat): string {
  const { at, language, style, now = Date.now() } = wanted;
  const date = new Date(at);
  const isOfThisYear = date.getFullYear() === new Date(now).getFullYear();
  return formatter(language, style === 'short' && !isOfThisYear ? 'dated' : style).format(date);
}

function formatter(language: Language, style: Style): Intl.DateTimeFormat {
  const key = `${language} ${style}`;
  const cached = formatters.get(key);
  if (cached !== undefined) return cached;
  const created = new Intl.DateTimeFormat(localeOf[language], stylesOf(language)[style]);
  formatters.set(key, created);
  return created;
}

/** Days as date fields give them, `YYYY-MM-DD`; an empty text is an open end. */
export type DayRange = { readonly from: string; readonly to: string };

export type TimeRange = { readonly startTime?: string; readonly endTime?: string };

/**
 * The instants that the days cover, both inclusive. The wire reads a bare day as a day in UTC,
 * while the player means the local day. An unreadable day is an open end.
 */
export function timeRangeOf({ from, to }: DayRange): TimeRange {
  const start = instant(from, 'T00:00:00.000');
  const end = instant(to, 'T23:59:59.999');
  return {
    ...(start === null ? {} : { startTime: start }),
    ...(end === null ? {} : { endTime: end }),
  };
}

function instant(day: string, timeOfDay: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const date = new Date(day + timeOfDay);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** Whether the end is before the start; never true for an open range. */
export function isReversed({ from, to }: DayRange): boolean {
  return from !== '' && to !== '' && to < from;
}
