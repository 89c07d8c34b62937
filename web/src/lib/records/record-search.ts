import { isCurrency } from '@fairhall/api/contract/money';
import type { Currency } from '@/lib/api/contract-types.ts';
import { type DayRange, timeRangeOf } from '@/lib/time/date-time.ts';

/*
 * The search parameters that all lists of records share beside their own filters. They are in the
 * address, so that a list can be reloaded and shared.
 */

export type RecordSearch = {
  /** From 1. */
  readonly page: number;
  readonly currency: Currency | null;
  readonly days: DayRange;
};

/** The specification's page size of records. */
export const RECORDS_PAGE_SIZE = 10;

/** A search for a kind of records, with the filters of its list. */
export type FilteredSearch = RecordSearch & {
  readonly kind: unknown;
  readonly status: unknown;
  readonly type?: unknown;
};

/** Whether the search has a filter; the page number is none. */
export function isFiltered({ currency, days, status, type = null }: FilteredSearch): boolean {
  return currency !== null || status !== null || type !== null || days.from + days.to !== '';
}

/** The input of the call for this search. */
export function recordInput({ page, currency, days }: RecordSearch) {
  return {
    pageNum: page,
    pageSize: RECORDS_PAGE_SIZE,
    ...(currency === null ? {} : { walletType: currency }),
    ...timeRangeOf(days),
  };
}

/** The API's bound of the page number. */
const PAGE_MAX = 10_000;

function readDay(text: string | null): string {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '';
}

/** Reads the search from the address; an invalid value takes its default. */
export function readRecordSearch(params: URLSearchParams): RecordSearch {
  const page = Number(params.get('page'));
  const currency = params.get('wallet') ?? '';
  return {
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
    currency: isCurrency(currency) ? currency : null,
    days: { from: readDay(params.get('from')), to: readDay(params.get('to')) },
  };
}

/** Writes the values that differ from their defaults into the address. */
export function writeRecordSearch(
  params: URLSearchParams,
  { page, currency, days }: RecordSearch,
): void {
  if (page > 1) params.set('page', String(page));
  if (currency !== null) params.set('wallet', currency);
  if (days.from !== '') params.set('from', days.from);
  if (days.to !== '') params.set('to', days.to);
}
