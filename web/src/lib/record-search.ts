import { isCurrency } from '@fairhall/api/contract/money';
import type { Currency } from './contract-types.ts';
import { type DayRange, timeRangeOf } from './date-time.ts';

/*
 * What every list of records keeps in its address besides its own filters, so that it can be
 * reloaded, shared and come back to.
 */

export type RecordSearch = {
  /** From 1. */
  readonly page: number;
  readonly currency: Currency | null;
  readonly days: DayRange;
};

/** The specification's page of records. */
export const RECORDS_PAGE_SIZE = 10;

/** A search for a kind of records, with the filters of its own list. */
export type FilteredSearch = RecordSearch & {
  readonly kind: unknown;
  readonly status: unknown;
  readonly type?: unknown;
};

/** Whether the search hides records; the page alone hides none. */
export function isFiltered({ currency, days, status, type = null }: FilteredSearch): boolean {
  return currency !== null || status !== null || type !== null || days.from + days.to !== '';
}

/** The search as the input of a call. */
export function recordInput({ page, currency, days }: RecordSearch) {
  return {
    pageNum: page,
    pageSize: RECORDS_PAGE_SIZE,
    ...(currency === null ? {} : { walletType: currency }),
    ...timeRangeOf(days),
  };
}

/** Further pages the API does not give. */
const PAGE_MAX = 10_000;

function readDay(text: string | null): string {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '';
}

/** Reads the address; whatever it does not understand takes its default. */
export function readRecordSearch(params: URLSearchParams): RecordSearch {
  const page = Number(params.get('page'));
  const currency = params.get('wallet') ?? '';
  return {
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
    currency: isCurrency(currency) ? currency : null,
    days: { from: readDay(params.get('from')), to: readDay(params.get('to')) },
  };
}

/** Writes into the address what is not at its default. */
export function writeRecordSearch(
  params: URLSearchParams,
  { page, currency, days }: RecordSearch,
): void {
  if (page > 1) params.set('page', String(page));
  if (currency !== null) params.set('wallet', currency);
  if (days.from !== '') params.set('from', days.from);
  if (days.to !== '') params.set('to', days.to);
}
